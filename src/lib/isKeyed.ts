/** Whether a value is an object or an array, so that its fields can be read. */
export function isKeyed(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
