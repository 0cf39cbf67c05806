import type { Locale } from '../../i18n/locales';
import { readEntries, searchFilePath, type SearchFile } from '../model/searchFile';
import { makeIndex, type SearchIndex } from '../model/searchIndex';

/** How long a piece of the work may hold up a letter that is typed meanwhile, ms. */
const longestPiece = 8;

const ready = new Map<Locale, SearchIndex>();
const coming = new Map<Locale, Promise<SearchIndex>>();

/** The index of a language, if this page or an earlier one has made it. */
export const readyIndex = (locale: Locale): SearchIndex | undefined => ready.get(locale);

/**
 * Fetches what is searched in and makes the index of it, once for all pages of a visit. It rejects
 * where the network does not answer; the next call then tries again.
 */
export function searchIndexOf(locale: Locale): Promise<SearchIndex> {
  const known = coming.get(locale);
  if (known !== undefined) return known;
  const made = fetchFile(locale).then((file) => inPieces(makeIndex(readEntries(file))));
  coming.set(locale, made);
  made.then(
    (index) => ready.set(locale, index),
    () => coming.delete(locale),
  );
  return made;
}

async function fetchFile(locale: Locale): Promise<SearchFile> {
  const answer = await fetch(searchFilePath(locale));
  if (!answer.ok) throw new Error(`${answer.status} for ${searchFilePath(locale)}`);
  return (await answer.json()) as SearchFile;
}

/** Does a long work in pieces, between which the page answers. */
async function inPieces<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + longestPiece;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await new Promise((resume) => setTimeout(resume));
  }
}
