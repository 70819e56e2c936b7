{
  const isKept = Boolean(navigator.serviceWorker?.controller);
  const links = () => document.querySelectorAll('link');
  const fetchLater = () => {
    for (const link of links()) {
      if (link.rel !== 'later') continue;
      const { family, weight = '400' } = link.dataset;
      link.rel = family ? '' : 'modulepreload';
      if (!family) continue;
      const face = new FontFace(family, `url(${link.href})`, { weight, display: 'swap' });
      document.fonts.add(face);
      face.load().catch(() => undefined);
    }
  };
  const start = () => {
    fetchLater();
    for (const link of links()) if ('run' in link.dataset) void import(link.href);
    for (const script of [...document.scripts]) {
      if (script.type !== 'later') continue;
      const started = document.createElement('script');
      started.nonce = script.nonce;
      started.text = script.text;
      script.replaceWith(started);
    }
  };
  if (isKept) fetchLater();
  document.addEventListener('DOMContentLoaded', () => {
    if (isKept || document.hidden) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', () => setTimeout(start, 1000));
}
