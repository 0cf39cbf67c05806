/**
 * Breaks a label into lines where text cannot wrap by itself (SVG): whole words, as many to a line
 * as fit into `width` letters. A word longer than that gets a line to itself.
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
