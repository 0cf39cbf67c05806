import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from './engine';
import type { EngineState, FormProps } from './formTypes';
import { loadEngine } from './loadEngine';

type Arrived = Awaited<ReturnType<typeof loadEngine>>;
type Loaded = { engine: Engine; parts: Arrived[0]; messages: Arrived[1]['default'] };
const heard = { values: true, errors: true, submitting: true, submitSucceeded: true };

/**
 * Loads the engine of a form on demand. Returns it with its components and state once loaded;
 * `load` requests it, again after a failure, and resolves to it.
 */
export function useEngine(box: RefObject<HTMLFormElement>, props: FormProps) {
  const { i18n } = useTranslation('pages');
  const { locale } = props;
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<EngineState>();
  const coming = useRef<Promise<Engine | undefined>>();

  useEffect(() => loaded?.engine.api.subscribe(setState, heard), [loaded]);

  // On every render, because the page can get another i18n instance.
  const learn = (messages: Loaded['messages']) => {
    if (!i18n.hasResourceBundle(locale, 'forms')) i18n.addResourceBundle(locale, 'forms', messages);
  };
  if (loaded !== undefined) learn(loaded.messages);
  const start = ([parts, { default: messages }]: Arrived) => {
    if (box.current === null) return undefined;
    learn(messages);
    const engine = parts.startEngine(box.current, props, i18n.getFixedT(locale, 'forms'));
    setState(engine.api.getState());
    setLoaded({ engine, parts, messages });
    return engine;
  };
  const load = (): Promise<Engine | undefined> => {
    coming.current ??= loadEngine(locale)
      .then(start)
      .catch(() => (coming.current = undefined));
    return coming.current;
  };
  return { ...loaded, state, load };
}
