import * as v from 'valibot';

/** A schema's type as we write types: readonly throughout. */
export type Frozen<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [K in keyof T]: Frozen<T[K]> };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** `schemaOf<T>()(schema)` gives the schema back and does not compile unless it describes `T` and nothing else. */
export function schemaOf<T>() {
  return <S extends v.GenericSchema>(
    schema: S & (Same<Frozen<v.InferOutput<S>>, T> extends true ? unknown : { readonly disagreesWith: T }),
  ): S => schema;
}

/** Text or a number of a kind of its own, such as an id, told with `description`. */
export function kindOf<T extends string>(description: string): v.GenericSchema<T>;
export function kindOf<T extends number>(description: string, least: number): v.GenericSchema<T>;
export function kindOf(description: string, least?: number): v.GenericSchema<unknown> {
  return least === undefined
    ? v.pipe(v.string(), v.description(description))
    : v.pipe(v.number(), v.integer(), v.minValue(least), v.description(description));
}

/** An id of a kind of its own, as it is asked for. */
export function askedId<T extends string>(): v.GenericSchema<T>;
export function askedId(): v.GenericSchema<unknown> {
  return v.pipe(v.string(), v.regex(/^[0-9a-z]{1,32}$/, 'expected an id'));
}
