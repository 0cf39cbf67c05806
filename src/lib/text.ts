/** Part of a paragraph: plain words, or words that link to `address`. */
export type Run = { words: string; address?: string };

const blankLine = /\n\s*\n/;
// Both kinds of brackets can contain one nested pair: `[Title [2]](https://x.example/Title_(2))`.
const markdownLink = /\[((?:[^[\]]|\[[^[\]]*\])+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

/**
 * Splits an editor's text into paragraphs (separated by an empty line), each a list of runs;
 * `[words](address)` becomes a run with an address. There is no other markup, so text can never
 * become HTML.
 */
export function readParagraphs(text: string): Run[][] {
  return text
    .split(blankLine)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
    .map(readRuns);
}

function readRuns(paragraph: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(markdownLink)) {
    if (match.index > end) runs.push({ words: paragraph.slice(end, match.index) });
    runs.push({ words: match[1] ?? '', address: match[2] });
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) runs.push({ words: paragraph.slice(end) });
  return runs;
}

/**
 * Returns a text's words without the addresses of its links, for outputs that cannot show links.
 */
export function plainText(text: string, between = '\n\n'): string {
  return readParagraphs(text)
    .map((runs) => runs.map((run) => run.words).join(''))
    .join(between);
}

/** Returns the beginning of a text as one plain line, cut between words and ended with `…`. */
export function excerpt(text: string, length: number): string {
  const plain = plainText(text, ' ');
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > 0 ? lastSpace : undefined).replace(/[\s,;:.–—-]+$/, '')}…`;
}

const noBreakSpace = '\u00a0';

/** Spaces at which a line must not break, mostly by the rules of Russian typesetting. */
const places: readonly RegExp[] = [
  // After a number or its sign (500 рублей, 10 000, 2 April), unless a word that joins two numbers
  // follows: 12 to 20.
  /(?<=[\d№§]) (?=[\p{L}\d₽%])(?!(?:и|а|но|или|либо|в|во|на|с|со|к|ко|о|об|от|до|по|из|за|у|and|or|to|of|in|on|at)\s)/gu,
  // Before a dash.
  / (?=[—–](?: |$))/g,
  // Before the particles же, бы, ли, which belong to the word they follow.
  /(?<=[а-яё]) (?=(?:же|ж|бы|б|ли|ль)(?![а-яё]))/gi,
  // After a preposition, conjunction or pronoun of one or two letters.
  /(?<=(?:^|[\s(«„])(?!(?:же|бы|ли|ль|ж|б) )[а-яё]{1,2}) (?=[^\s—–]|$)/gi,
];

/** The dash of a range in figures, such as 8–11 April or 12:00–21:00. */
const rangeDash = /(?<=\d)–(?=\d)/g;
/** Without this character, browsers can break a line after a dash. */
const wordJoiner = '\u2060';

/** Replaces spaces with no-break spaces wherever a line break would read badly. */
export function withNoBreakSpaces(text: string): string {
  return places.reduce((tied, place) => tied.replace(place, noBreakSpace), text);
}

/**
 * Like `withNoBreakSpaces`, for running text, where ranges of figures can also meet the end of a
 * line.
 */
export function withNoBreaks(text: string): string {
  return withNoBreakSpaces(text).replace(rangeDash, `–${wordJoiner}`);
}
