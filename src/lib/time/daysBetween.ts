/**
 * Returns the number of days from one ISO day to another: 1 until tomorrow, negative if the second
 * is earlier.
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
