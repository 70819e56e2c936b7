/**
 * For when a part of the page could not be had: a browser never asks again for a script that it once could not get, so the
 * page is loaded anew where the server answers. Says whether it is.
 */
export async function renewed(): Promise<boolean> {
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => null);
  if (!answer?.ok) return false;
  location.reload();
  return true;
}
