import { Refusal } from '../edit/say';
import type { EditorLanguage, Words } from '../edit/protocol';
import en from './words.en.json';
import ru from './words.ru.json';

export type WordKey = keyof typeof ru & keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

/** Returns a sentence in a language; `values` replace the words in braces. */
export const tell = (key: WordKey, language: EditorLanguage, values: Values = {}): string =>
  (language === 'ru' ? ru : en)[key].replace(
    /\{(\w+)\}/g,
    (_, name: string) => `${values[name] ?? ''}`,
  );

export const inBoth = (key: WordKey, values?: Values): Words => ({
  ru: tell(key, 'ru', values),
  en: tell(key, 'en', values),
});

/** Returns an error to throw for a file that cannot be read. */
export const refusal = (key: WordKey, values?: Values) => new Refusal(inBoth(key, values));
