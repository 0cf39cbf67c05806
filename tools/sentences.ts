import type { EditorLanguage, Words } from './edit/protocol';
import { Refusal } from './refusal';
import en from './words.en.json';
import ru from './words.ru.json';

export { Refusal };
export type SentenceCode = keyof typeof ru & keyof typeof en;
type Values = Readonly<Record<string, string | number | Words>>;

/** Returns a sentence in both languages; `values` replace the words in braces. */
export function sentence(code: SentenceCode, values: Values = {}): Words {
  const fill = (sentence: string, language: EditorLanguage) =>
    sentence.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key] ?? '';
      return typeof value === 'object' ? value[language] : `${value}`;
    });
  return { ru: fill(ru[code], 'ru'), en: fill(en[code], 'en') };
}

/** Returns a Refusal to throw; `status` is the HTTP status. */
export const refusal = (code: SentenceCode, values?: Values, status?: number) =>
  new Refusal(sentence(code, values), status);
