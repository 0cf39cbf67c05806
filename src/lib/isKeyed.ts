/** Whether a value has fields or items to ask for. */
export function isKeyed(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
