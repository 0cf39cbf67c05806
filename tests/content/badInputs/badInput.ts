import { sentences, type Problem } from '../../../src/site/check/problems/problem';
import { replace, type Edit } from '../baseContent';

/**
 * Faults that an editor may make in the base content, by name: the edit, and all that the check
 * finds then, each as `file:line:column code field value=…`, with the values that its sentence
 * names.
 */
export type BadInputs = Record<string, BadInput>;
/** One of them. */
export type BadInput = [edit: Edit, ...told: string[]];

/** Bad inputs of one file: a text that it holds once, another in its place, what is told there. */
export const changed =
  (file: string) =>
  (from: string, to: string, ...told: string[]): BadInput => [
    replace(file, from, to),
    ...told.map((one) => `${file}:${one}`),
  ];

/** A problem that the check has found, as bad inputs state theirs. */
export function stateProblem({ file, line, column, field, code, values }: Problem): string {
  const words = new Set(
    [...JSON.stringify([sentences.ru[code], sentences.en[code]]).matchAll(/\{(\w+)\}/g)].map(
      ([, word = '']) => word,
    ),
  );
  const named = [...words].flatMap((word) => {
    // What is no list and no set of fields is told by its value.
    const value = values[word] ?? (word === 'given' ? values['value'] : undefined);
    return value ? [`${word}=${value}`] : [];
  });
  return [`${file}:${line}:${column}`, code, ...(field === '' ? [] : [field]), ...named].join(' ');
}
