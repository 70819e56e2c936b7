import { publicOrigin } from '#lib/server/invitation.ts';
import { services } from '#lib/server/services.ts';
import { newsKey } from '#lib/social/news-key.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ depends, params, locals, untrack, url }) => {
  depends(newsKey);
  return {
    lang: 'lang' in params && params.lang ? params.lang : locals.lang,
    origin: publicOrigin({ origin: untrack(() => url.origin) }),
    person: locals.person,
    notices: locals.person && (await services().social.notices(locals.person.id)),
    formToken: locals.formToken,
  };
};
