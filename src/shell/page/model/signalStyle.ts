/**
 * Returns the style with an edition's signal colours. The policy of every page contains its hash.
 */
export function signalStyle({ light, dark }: { light: string; dark: string }): string {
  return `:root{--signal-light:${light};--signal-dark:${dark}}`;
}
