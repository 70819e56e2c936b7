import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = ({ params, locals }) => ({
  lang: 'lang' in params && params.lang ? params.lang : locals.lang,
  person: locals.person,
  formToken: locals.formToken,
});
