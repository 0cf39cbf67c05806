import type { EditorLanguage, Words } from './protocol';
import sentences from './words.json';

export type SentenceCode = keyof typeof sentences;
type Values = Record<string, string | Words>;

/** Why something was not done, in plain words, with HTTP's status and what else is answered. */
export class Refusal extends Error {
  constructor(
    readonly words: Words,
    readonly status = 422,
    readonly more: object = {},
  ) {
    super(words.en);
  }
}

/** A sentence in both languages; `values` stand for the words in braces. */
export function say(code: SentenceCode, values: Values = {}): Words {
  const inLanguage = (language: EditorLanguage) =>
    sentences[code][language].replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key] ?? '';
      return typeof value === 'string' ? value : value[language];
    });
  return { ru: inLanguage('ru'), en: inLanguage('en') };
}

/** What is thrown; `status` is HTTP's. */
export const refusal = (code: SentenceCode, values?: Values, status?: number) =>
  new Refusal(say(code, values), status);
