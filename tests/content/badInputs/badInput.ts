import { sentences, type Problem } from '../../../src/site/check/problems/problem';
import { replace, type Edit } from '../baseContent';

/**
 * Editors' mistakes in the base content, by name: the edit, and all problems the check then finds,
 * as `file:line:column code field value=…` with the values in its sentence.
 */
export type BadInputs = Record<string, BadInput>;
export type BadInput = [edit: Edit, ...told: string[]];

/**
 * Bad inputs of one file: replaces a text that it contains once; the rest are the expected
 * problems.
 */
export const changed =
  (file: string) =>
  (from: string, to: string, ...told: string[]): BadInput => [
    replace(file, from, to),
    ...told.map((one) => `${file}:${one}`),
  ];

/** A problem found by the check, in the form used by bad inputs. */
export function stateProblem({ file, line, column, field, code, values }: Problem): string {
  const words = new Set(
    [...JSON.stringify([sentences.ru[code], sentences.en[code]]).matchAll(/\{(\w+)\}/g)].map(
      ([, word = '']) => word,
    ),
  );
  const named = [...words].flatMap((word) => {
    // For something that is neither a list nor fields, the sentence gives its value.
    const value = values[word] ?? (word === 'given' ? values['value'] : undefined);
    return value ? [`${word}=${value}`] : [];
  });
  return [`${file}:${line}:${column}`, code, ...(field === '' ? [] : [field]), ...named].join(' ');
}
