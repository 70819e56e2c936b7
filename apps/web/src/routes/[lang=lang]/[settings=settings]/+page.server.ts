import { redirect } from '@sveltejs/kit';
import { settingsPath } from '#lib/paths.ts';
import { readForm } from '#lib/server/form.ts';
import { isSecure } from '#lib/server/session.ts';
import { parseTheme, themeCookie, themeTime } from '#lib/theme.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ cookies, params, url }) => {
  const own = settingsPath(params.lang);
  if (url.pathname !== own) redirect(308, own);
  return { theme: parseTheme(cookies.get(themeCookie)) };
};

export const actions: Actions = {
  /** Without scripts; with them the browser writes the same cookie itself. */
  theme: async (event) => {
    const theme = parseTheme(String((await readForm(event)).get('theme')));
    event.cookies.set(themeCookie, theme, {
      path: '/',
      httpOnly: false,
      sameSite: 'lax',
      secure: isSecure(event.request.headers),
      maxAge: themeTime,
    });
    redirect(303, settingsPath(event.params.lang));
  },
};
