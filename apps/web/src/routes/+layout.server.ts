import { copyHeader } from '#lib/offline/offline-paths.ts';
import { publicOrigin } from '#lib/server/invitation.ts';
import { services } from '#lib/server/services.ts';
import { newsKey } from '#lib/social/news-key.ts';
import type { LayoutServerLoad } from './$types';

export const load: LayoutServerLoad = async ({ depends, params, locals, request, untrack, url }) => {
  depends(newsKey);
  return {
    lang: 'lang' in params && params.lang ? params.lang : locals.lang,
    origin: publicOrigin({ origin: untrack(() => url.origin) }),
    person: locals.person,
    notices: locals.person && (await services().social.notices(locals.person.id)),
    formToken: locals.formToken,
    isPlain: locals.isPlain,
    /** Kept by our service worker, to be shown when there is no network. */
    isCopy: request.headers.has(copyHeader),
  };
};
