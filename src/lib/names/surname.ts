/** What a person is looked for by in a list: `sortAs`, else the last word of the name. */
export function surnameOf(name: string, sortAs?: string): string {
  return sortAs ?? name.trim().split(/\s+/).at(-1) ?? name;
}
