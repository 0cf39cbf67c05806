import { Refusal } from '../refused';
import type { Words } from '../protocol';
import sentences from './words.json';

export type SentenceCode = keyof typeof sentences;
type Values = Record<string, string | Words>;

/** A sentence in both languages; `values` stand for the words in braces. */
export function say(code: SentenceCode, values: Values = {}): Words {
  const inLanguage = (language: keyof Words) =>
    sentences[code][language].replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key] ?? '';
      return typeof value === 'string' ? value : value[language];
    });
  return { ru: inLanguage('ru'), en: inLanguage('en') };
}

/** What is thrown to refuse with a sentence. */
export const refusal = (code: SentenceCode, values?: Values) => new Refusal(say(code, values));
