/** Any of them, drawn; undefined if there is none. For what is no secret: the first of very many are likelier by a hair. */
export function oneOf<T>(all: readonly T[]): T | undefined {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return all[drawn % all.length];
}
