import type { EditorLanguage, Words } from './protocol';
import { Refusal } from './refused';

type Values = Record<string, string | Words>;

/** What says, and refuses by, the sentences of a table; `values` stand for the words in braces. */
export function sayFrom<Code extends string>(sentences: Readonly<Record<Code, Words>>) {
  const say = (code: Code, values: Values = {}): Words => {
    const inLanguage = (language: EditorLanguage) =>
      sentences[code][language].replace(/\{(\w+)\}/g, (_, key: string) => {
        const value = values[key] ?? '';
        return typeof value === 'string' ? value : value[language];
      });
    return { ru: inLanguage('ru'), en: inLanguage('en') };
  };
  /** What is thrown; `status` is HTTP's. */
  const refusal = (code: Code, values?: Values, status?: number) =>
    new Refusal(say(code, values), status);
  return { say, refusal };
}
