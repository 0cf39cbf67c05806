import type { EditorLanguage, Words } from './protocol';
import sentences from './words.json';

export type SentenceCode = keyof typeof sentences;
type Values = Record<string, string | Words>;

/** Why something was not done, in plain words, with the HTTP status and more data. */
export class Refusal extends Error {
  constructor(
    readonly words: Words,
    readonly status = 422,
    readonly more: object = {},
  ) {
    super(words.en);
  }
}

/** Returns a sentence in both languages; `values` replace the words in braces. */
export function say(code: SentenceCode, values: Values = {}): Words {
  const inLanguage = (language: EditorLanguage) =>
    sentences[code][language].replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key] ?? '';
      return typeof value === 'string' ? value : value[language];
    });
  return { ru: inLanguage('ru'), en: inLanguage('en') };
}

/** Returns a Refusal to throw; `status` is the HTTP status. */
export const refusal = (code: SentenceCode, values?: Values, status?: number) =>
  new Refusal(say(code, values), status);
