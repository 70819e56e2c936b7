{
  // A page that is kept for times without a network is rendered for anyone.
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme) document.documentElement.dataset.theme = theme;
  const isKept = Boolean(navigator.serviceWorker?.controller);
  /** @returns {NodeListOf<HTMLLinkElement>} */
  const later = (/** @type {string} */ which) => document.querySelectorAll(`link[rel="later"]${which}`);
  const fetchFaces = async () => {
    const faces = [];
    for (const link of later('[data-family]')) {
      const { family = '', weight = '400' } = link.dataset;
      link.rel = '';
      faces.push(new FontFace(family, `url(${link.href})`, { weight }));
    }
    // Together, so that letters change once.
    await Promise.allSettled(faces.map((face) => face.load()));
    for (const face of faces) if (face.status === 'loaded') document.fonts.add(face);
  };
  let isTakenUp = false;
  // A browser never asks again for a script that it once could not get: where the server can be reached, the page comes anew.
  const renew = async () => {
    if (isTakenUp) return;
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (answer?.ok) location.reload();
    else setTimeout(renew, 10_000);
  };
  let mayRenew = true;
  const miss = () => {
    const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    // Once: where something blocks it, the page works by its forms.
    if (mayRenew && visit?.type !== 'reload') setTimeout(renew, 2000);
    mayRenew = false;
  };
  const fetchScripts = () => {
    for (const link of later(':not([data-family])')) {
      link.onerror = miss;
      link.rel = 'modulepreload';
    }
  };
  const run = () => {
    for (const link of document.querySelectorAll('link')) if ('run' in link.dataset) void import(link.href);
    for (const script of [...document.scripts]) {
      if (script.type !== 'later') continue;
      const started = document.createElement('script');
      started.nonce = script.nonce;
      started.text = script.text;
      script.replaceWith(started);
    }
  };
  // One after the other, so that on a slow phone a touch is answered in between.
  const start = () => {
    void fetchFaces();
    setTimeout(fetchScripts);
    setTimeout(run);
  };
  // What is ticked, typed or pressed before scripts are there is done once more when they have taken up the page (taken-up.ts).
  const early = new Map();
  const note = (/** @type {Event} */ { target }) => {
    if (
      !(
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement
      )
    )
      return;
    // Anew, so that of radios the last one that was chosen is so again.
    early.delete(target);
    early.set(target, { value: target.value, checked: 'checked' in target && target.checked });
  };
  /** @type {HTMLElement | null} */
  let pressed = null;
  const notePress = (/** @type {Event} */ { target }) => {
    const button = target instanceof Element ? target.closest('button[type="button"]') : null;
    if (button instanceof HTMLButtonElement && !button.popoverTargetElement) pressed = button;
  };
  const handOn = () => {
    isTakenUp = true;
    removeEventListener('input', note);
    removeEventListener('click', notePress);
    pressed?.click();
    for (const [field, { value, checked }] of early) {
      if (!field.isConnected) continue;
      if (field.type === 'radio' || field.type === 'checkbox') {
        field.checked = !checked;
        field.click();
        continue;
      }
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  addEventListener('input', note);
  addEventListener('click', notePress);
  addEventListener('taken-up', handOn, { once: true });
  if (isKept) {
    void fetchFaces();
    fetchScripts();
  }
  document.addEventListener('DOMContentLoaded', () => {
    // A page that starts nothing makes the app work without a network no less (lib/offline/install.ts).
    if (!document.querySelector('[type="later"], [data-run]'))
      setTimeout(
        () => void navigator.serviceWorker?.register('/service-worker.js', { updateViaCache: 'none' }),
        3000,
      );
    if (isKept || document.hidden) start();
    else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
  addEventListener('load', () => setTimeout(start, 1000));
}
