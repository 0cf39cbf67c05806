import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from './engine';
import type { FormNow, Given } from './formTypes';
import { loadEngine } from './loadEngine';

type Parts = Awaited<ReturnType<typeof loadEngine>>[0];
const heard = { values: true, errors: true, submitting: true, submitSucceeded: true };

/**
 * The engine of the form in the page, once it has been asked for and has come, with the parts that
 * came with it and its state. `load` asks for it, again if it could not be had, and resolves to it.
 */
export function useEngine(box: RefObject<HTMLFormElement>, given: Given) {
  const { i18n } = useTranslation('pages');
  const [loaded, setLoaded] = useState<{ engine: Engine; parts: Parts }>();
  const [state, setState] = useState<FormNow>();
  const coming = useRef<Promise<Engine | undefined>>();

  useEffect(() => loaded?.engine.api.subscribe(setState, heard), [loaded]);

  const start = ([parts, { default: messages }]: Awaited<ReturnType<typeof loadEngine>>) => {
    if (box.current === null) return undefined;
    const { locale } = given;
    if (!i18n.hasResourceBundle(locale, 'forms')) i18n.addResourceBundle(locale, 'forms', messages);
    const engine = parts.startEngine(box.current, given, i18n.getFixedT(locale, 'forms'));
    setState(engine.api.getState());
    setLoaded({ engine, parts });
    return engine;
  };
  const load = (): Promise<Engine | undefined> => {
    coming.current ??= loadEngine(given.locale)
      .then(start)
      .catch(() => (coming.current = undefined));
    return coming.current;
  };
  return { ...loaded, state, load };
}
