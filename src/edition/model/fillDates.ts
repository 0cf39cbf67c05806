/** The days of an edition that texts of pages can name in braces: `{fairDays}`. */
export const dateNames = [
  'fairDays',
  'fairYear',
  'applicationsOpen',
  'applicationsClose',
  'callOpens',
  'callCloses',
] as const;
export type DateName = (typeof dateNames)[number];

/** What each name stands for, in the language of the text; a day that is not known is absent. */
export type DateWords = { readonly [Name in DateName]?: string | undefined };

const named = new RegExp(`\\{(${dateNames.join('|')})\\}`, 'g');

/** Whether a text names a day. */
export const namesDate = (text: string): boolean => text.search(named) >= 0;

/**
 * Fills the days into a text. A sentence that names an unknown day is left out, and so is a
 * paragraph of which nothing is left (decision 049).
 */
export function fillDates(text: string, words: DateWords): string {
  if (!namesDate(text)) return text;
  return text
    .split(/(\n\s*\n)/)
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?…])(?=\s)/)
        .filter((sentence) =>
          [...sentence.matchAll(named)].every(([, name]) => words[name as DateName] !== undefined),
        )
        .join('')
        .replace(named, (_, name: DateName) => words[name] ?? ''),
    )
    .join('')
    .trim();
}
