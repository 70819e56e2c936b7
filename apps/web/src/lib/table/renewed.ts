import { isReachable } from '#lib/offline/reach.ts';

/**
 * For when a part of the page could not be had: a browser never asks again for a script that it once could not get, so the
 * page is loaded anew where the server can be reached. Says whether it is.
 */
export async function renewed(): Promise<boolean> {
  const canBe = await isReachable(location.pathname);
  if (canBe) location.reload();
  return canBe;
}
