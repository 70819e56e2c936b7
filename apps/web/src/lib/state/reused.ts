/**
 * A value as it is now, made of as much as possible of what it was before: whatever is the same is the same object, so that
 * nothing is drawn anew for it. Both are plain data: arrays, objects and what is compared as such.
 */
export function reused<Value>(before: Value | undefined, after: Value): Value {
  if (Object.is(before, after) || !isData(before) || !isData(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after) as (keyof Value)[];
  const parts = keys.map((key) => [key, reused(before[key], after[key])] as const);
  const isSame =
    keys.length === Object.keys(before).length && parts.every(([key, part]) => part === before[key]);
  if (isSame) return before;
  return Array.isArray(after)
    ? (parts.map(([, part]) => part) as Value)
    : (Object.fromEntries(parts) as Value);
}

function isData(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
