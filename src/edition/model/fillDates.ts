/** The days of an edition that pages can insert into texts by a name in braces: `{fairDays}`. */
export const dateNames = [
  'fairDays',
  'fairYear',
  'applicationsOpen',
  'applicationsClose',
  'callOpens',
  'callCloses',
] as const;
export type DateName = (typeof dateNames)[number];

/** The text for each name, in the page's language; absent if the day is unknown. */
export type DateWords = { readonly [Name in DateName]?: string | undefined };

const namePattern = new RegExp(`\\{(${dateNames.join('|')})\\}`, 'g');

/** Whether a text contains one of these names in braces. */
export const namesDate = (text: string): boolean => text.search(namePattern) >= 0;

/**
 * Inserts the days into a text. Drops a sentence that contains an unknown day, and a paragraph of
 * which nothing is left (decision 049).
 */
export function fillDates(text: string, words: DateWords): string {
  if (!namesDate(text)) return text;
  return text
    .split(/(\n\s*\n)/)
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?…])(?=\s)/)
        .filter((sentence) =>
          [...sentence.matchAll(namePattern)].every(
            ([, name]) => words[name as DateName] !== undefined,
          ),
        )
        .join('')
        .replace(namePattern, (_, name: DateName) => words[name] ?? ''),
    )
    .join('')
    .trim();
}
