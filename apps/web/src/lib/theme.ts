/** Light or dark: as the system has it, or settled by hand. A cookie, so that the server renders it and nothing flashes. */

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeCookie = 'theme';
/** In seconds. */
export const themeTime = 400 * 24 * 60 * 60;

/** What `data-theme` of the root element says; anything odd is the system's. */
export function parseTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** What the page wears; where it is kept for times without a network, and rendered for anyone, by `server/first-script.js`. */
export function chosenTheme(): Theme {
  return parseTheme(document.documentElement.dataset.theme);
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not to be had over plain http.
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${themeTime}; samesite=lax`;
}
