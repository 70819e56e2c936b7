/** The first that fits; those that claim to be another come before it. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What a browser says of itself, as coarse as "Chrome, Android", so that its owner knows it and nobody else does. */
export function deviceOf(userAgent: string | null | undefined): string {
  const fits = ([, pattern]: readonly [string, RegExp]) => pattern.test(userAgent ?? '');
  return [browsers.find(fits)?.[0], systems.find(fits)?.[0]].filter((part) => part !== undefined).join(', ');
}
