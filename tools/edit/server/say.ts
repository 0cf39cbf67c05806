import type { EditorLanguage, Words } from '../protocol';
import { Refusal } from '../refused';
import sentences from './words.json';

type Values = Record<string, string | Words>;

/** A sentence in both languages; `values` stand for the words in braces. */
export function say(code: keyof typeof sentences, values: Values = {}): Words {
  const inLanguage = (language: EditorLanguage) =>
    sentences[code][language].replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key] ?? '';
      return typeof value === 'string' ? value : value[language];
    });
  return { ru: inLanguage('ru'), en: inLanguage('en') };
}

/** What is thrown to refuse with a sentence, and with a status of HTTP. */
export const refusal = (code: keyof typeof sentences, values?: Values, status?: number) =>
  new Refusal(say(code, values), status);
