/** Returns the name under which a person is filed in a list: `sortAs`, otherwise the last word. */
export function surnameOf(name: string, sortAs?: string): string {
  return sortAs ?? name.trim().split(/\s+/).at(-1) ?? name;
}
