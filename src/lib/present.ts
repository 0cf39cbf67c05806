/**
 * Returns a value without which a page cannot be made. If it is missing, throws an error that names
 * it: `what`.
 */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`A page was made without its ${what}.`);
  return value;
}
