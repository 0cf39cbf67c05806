/** Puts the edition's year where a text says `{year}`; absent text stays absent. */
export function fillYear(text: string, year: number): string;
export function fillYear(text: string | null | undefined, year: number): string | undefined;
export function fillYear(text: string | null | undefined, year: number): string | undefined {
  return text?.replaceAll('{year}', String(year));
}
