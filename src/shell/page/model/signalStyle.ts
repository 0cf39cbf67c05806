/** The style that gives a page the signal colour of its edition; the page's policy names its hash. */
export function signalStyle({ light, dark }: { light: string; dark: string }): string {
  return `:root{--signal-light:${light};--signal-dark:${dark}}`;
}
