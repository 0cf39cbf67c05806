/** The style with an edition's signal colour; the policy of every page names its hash. */
export function signalStyle({ light, dark }: { light: string; dark: string }): string {
  return `:root{--signal-light:${light};--signal-dark:${dark}}`;
}
