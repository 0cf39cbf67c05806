import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../i18n/locales';
import { readEntries, searchFilePath, type SearchFile } from '../model/searchFile';
import { makeIndex, type SearchIndex } from '../model/searchIndex';

type State = { index?: SearchIndex | undefined; hasFailed: boolean };

/**
 * Returns the index of a language once it is loaded, whether loading has failed, and a function to
 * try again.
 */
export function useSearchIndex(locale: Locale) {
  // A page opened inside the app, for example by Back, can find the index already made; static HTML
  // never has it.
  const [state, setState] = useState<State>(() => ({
    index: readyIndex(locale),
    hasFailed: false,
  }));
  const load = useCallback(() => {
    let isWanted = true;
    searchIndexOf(locale).then(
      (index) => isWanted && setState({ index, hasFailed: false }),
      () => isWanted && setState({ hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  useEffect(load, [load]);
  const tryAgain = useCallback(() => {
    setState({ hasFailed: false });
    load();
  }, [load]);
  return { ...state, tryAgain };
}

/** Maximum time for which a piece of the work can delay the page's response to a keystroke, ms. */
const maxPieceMs = 8;

const ready = new Map<Locale, SearchIndex>();
const pendingIndexes = new Map<Locale, Promise<SearchIndex>>();

/** Returns the index of a language if it has been made already, here or on an earlier page. */
const readyIndex = (locale: Locale): SearchIndex | undefined => ready.get(locale);

/**
 * Fetches the search file and makes its index, once for all pages of a visit. Rejects if the
 * request fails; the next call then tries again.
 */
function searchIndexOf(locale: Locale): Promise<SearchIndex> {
  const pending = pendingIndexes.get(locale);
  if (pending !== undefined) return pending;
  const made = fetchFile(locale).then((file) => inPieces(makeIndex(readEntries(file))));
  pendingIndexes.set(locale, made);
  made.then(
    (index) => ready.set(locale, index),
    () => pendingIndexes.delete(locale),
  );
  return made;
}

async function fetchFile(locale: Locale): Promise<SearchFile> {
  const answer = await fetch(searchFilePath(locale));
  if (!answer.ok) throw new Error(`${answer.status} for ${searchFilePath(locale)}`);
  return (await answer.json()) as SearchFile;
}

/** Runs a generator to its end, in short pieces between which the page stays responsive. */
async function inPieces<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + maxPieceMs;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await new Promise((resume) => setTimeout(resume));
  }
}
