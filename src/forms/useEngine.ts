import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Engine } from './engine';
import type { EngineState, FormProps } from './formTypes';
import type { Locale } from '../i18n/locales';

type LoadedModules = Awaited<ReturnType<typeof loadEngine>>;
type Loaded = { engine: Engine; parts: LoadedModules[0]; messages: LoadedModules[1]['default'] };
const subscription = { values: true, errors: true, submitting: true, submitSucceeded: true };

/**
 * Loads a form's engine on demand. Returns the engine, its components, its messages and its state,
 * all undefined until it has loaded. `load` starts loading, retries after a failure, and resolves
 * to the engine.
 */
export function useEngine(formRef: RefObject<HTMLFormElement>, props: FormProps) {
  const { i18n } = useTranslation('pages');
  const { locale } = props;
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<EngineState>();
  const loading = useRef<Promise<Engine | undefined>>();

  useEffect(() => loaded?.engine.api.subscribe(setState, subscription), [loaded]);

  // On every render, because the page can get another i18n instance.
  const addMessages = (messages: Loaded['messages']) => {
    if (!i18n.hasResourceBundle(locale, 'forms')) i18n.addResourceBundle(locale, 'forms', messages);
  };
  if (loaded !== undefined) addMessages(loaded.messages);
  const start = ([parts, { default: messages }]: LoadedModules) => {
    if (formRef.current === null) return undefined;
    addMessages(messages);
    const engine = parts.startEngine(formRef.current, props, i18n.getFixedT(locale, 'forms'));
    setState(engine.api.getState());
    setLoaded({ engine, parts, messages });
    return engine;
  };
  const load = (): Promise<Engine | undefined> => {
    loading.current ??= loadEngine(locale)
      .then(start)
      .catch(() => (loading.current = undefined));
    return loading.current;
  };
  return { ...loaded, state, load };
}

const messageFiles = {
  ru: () => import('../i18n/messages/ru/forms.json'),
  en: () => import('../i18n/messages/en/forms.json'),
};

export const loadEngine = (locale: Locale) =>
  Promise.all([import('./engine'), messageFiles[locale]()]);
