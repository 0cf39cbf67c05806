/**
 * Extracts examples from a sentence: the text after `например`, `вроде`, `such as`, `like` or `for
 * example`, up to the end of the sentence, split at `или` or `or`. Only parts with a digit, @ or /
 * count, because the rest are ordinary words.
 */
export function examplesIn(sentence: string): string[] {
  return [
    ...sentence.matchAll(
      /(?:например|вроде|for example|such as|like),?:? +(.+?)(?=[.;!?)]*(?:\s[—–]|$)|[.;!?)]\s)/giu,
    ),
  ]
    .flatMap(([, given = '']) => given.split(/,? (?:или|or) /u))
    .map((example) => example.replace(/^[«“"]|[»”"]$/gu, ''))
    .filter((example) => /[\d@/]/.test(example));
}
