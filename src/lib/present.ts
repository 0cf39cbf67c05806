/** Returns a value that a page cannot be made without; throws, naming `what` is missing. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`A page was made without its ${what}.`);
  return value;
}
