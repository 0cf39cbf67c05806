import type { ProblemCode } from '../../../src/build/check/problems/problem';
import type { Edit } from '../baseContent';

/** A fault an editor may make in the base content, and all that the check says of it. */
export type BadInput = {
  name: string;
  edit: Edit;
  /** The whole report, problem by problem: its code and its line in both languages. */
  expected: [code: ProblemCode, en: string, ru: string][];
};
