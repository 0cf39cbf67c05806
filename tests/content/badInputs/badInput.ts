import {
  sentences,
  type Problem,
  type ProblemCode,
} from '../../../src/build/check/problems/problem';
import type { Edit } from '../baseContent';

/** A fault an editor may make in the base content, and all that the check finds then. */
export type BadInput = { name: string; edit: Edit; expected: ExpectedProblem[] };

/**
 * What is wrong and where: the place to mend it, the field, and the values that the sentence of the
 * code names. The sentences themselves are in ../sentences.
 */
export type ExpectedProblem = {
  code: ProblemCode;
  at: `${string}:${number}:${number}`;
  field?: string;
  named?: Record<string, string>;
};

/** A problem that the check has found, as bad inputs state theirs. */
export function stateProblem({
  file,
  line,
  column,
  field,
  code,
  values,
}: Problem): ExpectedProblem {
  const words = [...JSON.stringify(sentences[code]).matchAll(/\{(\w+)\}/g)].map(
    ([, word = '']) => word,
  );
  // What is no list and no set of fields is told by its value.
  const named = words
    .map(
      (word) => [word, values[word] ?? (word === 'given' ? values['value'] : undefined)] as const,
    )
    .filter((entry): entry is [string, string] => Boolean(entry[1]));
  return {
    code,
    at: `${file}:${line}:${column}`,
    ...(field === '' ? {} : { field }),
    ...(named.length === 0 ? {} : { named: Object.fromEntries(named) }),
  };
}
