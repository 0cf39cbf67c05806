/** A file that still tells of the sample, and on how many lines that is certain. */
export type Leftover = { file: string; lines: number };

/** Files with lines that hold any of the words, those with most such lines first. */
export function leftoversIn(
  texts: ReadonlyMap<string, string>,
  words: readonly string[],
): Leftover[] {
  const isCertain = (line: string) => words.some((word) => line.includes(word));
  return [...texts]
    .map(([file, text]) => ({ file, lines: text.split('\n').filter(isCertain).length }))
    .filter(({ lines }) => lines > 0)
    .sort((a, b) => b.lines - a.lines);
}
