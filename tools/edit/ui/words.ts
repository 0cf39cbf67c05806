import { createContext, useContext } from 'react';
import type { EditorLanguage, Words } from '../protocol';
import en from './messages.en.json';
import ru from './messages.ru.json';

export type MessageKey = keyof typeof ru & keyof typeof en;

export const both = (key: MessageKey): Words => ({ ru: ru[key], en: en[key] });

/** Returns the texts of a language; `{names}` in a message are filled in. */
export const wordsIn = (language: EditorLanguage) => ({
  language,
  translate: (words: Words) => words[language],
  t: (key: MessageKey, values: { [name: string]: string | number | boolean } = {}) =>
    both(key)[language].replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`),
});
export const WordsContext = createContext(wordsIn('ru'));
export const useWords = () => useContext(WordsContext);
