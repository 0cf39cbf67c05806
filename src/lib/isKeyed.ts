/** Whether a value can have fields or items. */
export function isKeyed(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
