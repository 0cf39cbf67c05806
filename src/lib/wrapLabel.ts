/**
 * Breaks a label into lines where text does not wrap by itself (SVG): whole words, each line as
 * full as `width` allows. Widths are in letters; a word longer than a line gets its own line.
 */
export function wrapLabel(label: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
