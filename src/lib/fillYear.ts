/** Puts the edition's year where a text says `{year}`; absent text stays absent. */
export function fillYear(text: string, year: number): string;
export function fillYear(text: string | null | undefined, year: number): string | undefined;
export function fillYear(text: string | null | undefined, year: number): string | undefined {
  return text?.replaceAll('{year}', String(year));
}

/** A page's title with the year in it: where it says `{year}`, else at its end. */
export function withYear(title: string, year: number): string {
  return title.includes('{year}') ? fillYear(title, year) : `${title} ${year}`;
}
