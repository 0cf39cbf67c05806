/** Replaces `{year}` in a text with the edition's year; an absent text stays absent. */
export function fillYear(text: string, year: number): string;
export function fillYear(text: string | null | undefined, year: number): string | undefined;
export function fillYear(text: string | null | undefined, year: number): string | undefined {
  return text?.replaceAll('{year}', String(year));
}

/** Puts the year into a page's title: in place of `{year}`, otherwise at the end. */
export function withYear(title: string, year: number): string {
  return title.includes('{year}') ? fillYear(title, year) : `${title} ${year}`;
}
