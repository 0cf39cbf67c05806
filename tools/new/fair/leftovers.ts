import type { Edition } from '../../../src/content-model/edition';

/** A file that still tells of the sample, and on how many lines that is certain. */
export type Leftover = { file: string; lines: number };

/** Files in the order of how much is certain: lines that name a year or the venue of the removed editions. */
export function leftoversIn(texts: ReadonlyMap<string, string>, years: readonly number[], venues: readonly Edition['venue'][]): Leftover[] {
  const words = [...years.map(String), ...venues.flatMap(({ name, address }) => [name.ru, name.en, address.ru, address.en])];
  return [...texts]
    .map(([file, text]) => ({ file, lines: text.split('\n').filter((line) => words.some((word) => line.includes(word))).length }))
    .filter(({ lines }) => lines > 0)
    .sort((a, b) => b.lines - a.lines);
}
