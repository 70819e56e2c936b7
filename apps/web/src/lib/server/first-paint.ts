import firstScript from './first-script.js?raw';

/**
 * A page is painted with its first bytes. Its styles stand in it; typefaces and scripts are fetched once it has been
 * painted, so that on a slow network nothing competes with what is read. A page names them by `<link rel="later">`, and
 * `<script type="later">` runs then. Where this browser keeps the files, or shows the page to nobody yet, they come at once.
 */
export function paintedFirst(html: string): string {
  // The kit allows its own styles by a number that is new in each answer.
  const nonce = /<style (nonce="[^"]+")/.exec(html)?.[1] ?? '';
  return (
    html
      .replace(/%later%(?=\s*<\/head>)/, () => `<script>${firstScript}</script>`)
      .replaceAll('<style data-own>', `<style ${nonce}>`)
      // What the kit would have fetched beside the page, and what starts it.
      .replaceAll('rel="modulepreload"', 'rel="later"')
      .replace(/<script( nonce="[^"]+")>(?=\s*\{\s*__sveltekit_)/, '<script type="later"$1>')
  );
}
