/**
 * Returns the value; throws, naming what is missing, if there is none. For records that a page
 * can't be made without.
 */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`A page was made without its ${what}.`);
  return value;
}
