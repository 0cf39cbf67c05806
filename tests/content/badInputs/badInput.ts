import { sentences, type Problem } from '../../../src/site/check/problems/problem';
import { all, append, copy, move, remove, replace, write, type Edit } from '../baseContent';

/**
 * Editors' mistakes in the base content, by name: the edit, and all problems the check then finds,
 * as `file:line:column code field value=…` with the values in its sentence.
 */
export type BadInputs = Record<string, BadInput>;
export type BadInput = [edit: Edit, ...told: string[]];

/** A table of bad inputs, written as a template literal. */
type Table = (rows: TemplateStringsArray, ...values: readonly string[]) => BadInputs;

/**
 * Reads a table of bad inputs in lines of `name | change | problem ; problem`, where `⏎` stands
 * for a line break, as do those of inserted values. A problem without a file is in the given one.
 */
export const badRows =
  (file: string, editOf: (change: string) => Edit): Table =>
  (rows, ...values) =>
    Object.fromEntries(
      String.raw({ raw: rows }, ...values.map((value) => value.replaceAll('\n', '⏎')))
        .split('\n')
        .filter((row) => row.trim() !== '')
        .map((row): [string, BadInput] => {
          const [name, change, told, ...rest] = row.replaceAll('⏎', '\n').split(' | ');
          if (!name || !change || !told || rest.length > 0) throw new Error(`A bad row: ${row}`);
          const problems = told
            .split(' ; ')
            .map((one) => (/^\d+:/.test(one) ? `${file}:${one}` : one));
          return [name.trim(), [editOf(change), ...problems]];
        }),
    );

/** Both sides of `text → other text`. */
export function sidesOf(change: string): [from: string, to: string] {
  const [from = '', to, ...rest] = change.split(' → ');
  if (to === undefined || rest.length > 0) throw new Error(`No change: ${change}`);
  return [from, to === '(nothing)' ? '' : to];
}

/**
 * A table of changes of one file: `text → other text`, `text → (nothing)`, `+ lines` at its end,
 * `= text` instead of it, or `~ FILE` for a copy. The file contains the text once. ` && ` joins
 * several changes; one that begins with `in FILE: ` is in another file.
 */
export const inFile = (file: string): Table =>
  badRows(file, (changes) =>
    all(
      ...changes.split(' && ').map((written) => {
        const [, other = file, change = ''] = /^(?:in (\S+): )?(.*)$/s.exec(written) ?? [];
        if (change.startsWith('+ ')) return append(other, change.slice(2));
        if (change.startsWith('= ')) return write(other, change.slice(2));
        if (change.startsWith('~ ')) return copy(change.slice(2), other);
        return replace(other, ...sidesOf(change));
      }),
    ),
  );

/** A table of files that are renamed, `file → other file`, or removed, `file → (nothing)`. */
export const inFolder = badRows('', (change) => {
  const [from, to] = sidesOf(change);
  return to === '' ? remove(from) : move(from, to);
});

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
