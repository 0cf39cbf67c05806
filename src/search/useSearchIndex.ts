import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales';
import { readyIndex, searchIndexOf } from './browser/searchIndexes';
import type { SearchIndex } from './model/searchIndex';

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
