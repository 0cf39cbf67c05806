const noBreakSpace = '\u00a0';

/** Spaces at which a line must not end, mostly by the rules of Russian typesetting. */
const places: readonly RegExp[] = [
  // After a number (500 рублей, 10 000, 2 April) or its sign, but not before a word that joins it
  // to another number: 12 to 20.
  /(?<=[\d№§]) (?=[\p{L}\d₽%])(?!(?:и|а|но|или|либо|в|во|на|с|со|к|ко|о|об|от|до|по|из|за|у|and|or|to|of|in|on|at)\s)/gu,
  // Before a dash.
  / (?=[—–](?: |$))/g,
  // Before the particles же, бы, ли, which belong to the word they follow.
  /(?<=[а-яё]) (?=(?:же|ж|бы|б|ли|ль)(?![а-яё]))/gi,
  // After a preposition, conjunction or pronoun of one or two letters.
  /(?<=(?:^|[\s(«„])(?!(?:же|бы|ли|ль|ж|б) )[а-яё]{1,2}) (?=[^\s—–]|$)/gi,
];

/** Replaces spaces by no-break spaces where a line end would read badly. */
export function withNoBreakSpaces(text: string): string {
  return places.reduce((tied, place) => tied.replace(place, noBreakSpace), text);
}
