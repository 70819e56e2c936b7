{
  const isKept = Boolean(navigator.serviceWorker?.controller);
  const links = () => document.querySelectorAll('link');
  const fetchLater = async () => {
    const faces = [];
    for (const link of links()) {
      if (link.rel !== 'later') continue;
      const { family, weight = '400' } = link.dataset;
      link.rel = family ? '' : 'modulepreload';
      if (family) faces.push(new FontFace(family, `url(${link.href})`, { weight }));
    }
    // Together, so that letters change once.
    const loaded = await Promise.all(faces.map((face) => face.load())).catch(() => []);
    for (const face of loaded) document.fonts.add(face);
  };
  const start = () => {
    void fetchLater();
    for (const link of links()) if ('run' in link.dataset) void import(link.href);
    for (const script of [...document.scripts]) {
      if (script.type !== 'later') continue;
      const started = document.createElement('script');
      started.nonce = script.nonce;
      started.text = script.text;
      script.replaceWith(started);
    }
  };
  if (isKept) void fetchLater();
  document.addEventListener('DOMContentLoaded', () => {
    if (isKept || document.hidden) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', () => setTimeout(start, 1000));
}
