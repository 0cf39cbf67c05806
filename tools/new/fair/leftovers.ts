/** A file that still mentions the sample, and the number of lines that certainly do. */
export type Leftover = { file: string; lines: number };

/** Returns the files with lines that contain any of the words, most such lines first. */
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
