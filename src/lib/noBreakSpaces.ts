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

/** Replaces spaces with no-break spaces wherever a line break would read badly. */
export function withNoBreakSpaces(text: string): string {
  return places.reduce((tied, place) => tied.replace(place, noBreakSpace), text);
}
