/**
 * The value itself; throws naming what is missing. For records that a page can't be made without.
 */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`A page was made without its ${what}.`);
  return value;
}
