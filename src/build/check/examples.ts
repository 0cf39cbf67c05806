/**
 * What a sentence gives as an example, after `например`, `вроде`, `such as`, `like` or `for
 * example`: up to its end, or to the next one after `или`, `or`. Only what has a digit, @ or / is
 * taken; the rest are words of the sentence.
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
