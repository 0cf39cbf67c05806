import { editionSentences } from './editionSentences';
import { fileSentences } from './fileSentences';
import { formatSentences } from './formatSentences';
import { formSentences } from './formSentences';
import { hoursSentences } from './hoursSentences';
import { pageSentences } from './pageSentences';
import { pictureSentences } from './pictureSentences';
import type { Sentences } from './sentence';
import { textSentences } from './textSentences';
import { valueSentences } from './valueSentences';
import { workSentences } from './workSentences';
import { yamlSentences } from './yamlSentences';

/** Every fault the check can find, with its sentence and remedy in both languages. */
export const sentences = {
  ...yamlSentences,
  ...valueSentences,
  ...formatSentences,
  ...textSentences,
  ...fileSentences,
  ...editionSentences,
  ...hoursSentences,
  ...workSentences,
  ...pageSentences,
  ...formSentences,
  ...pictureSentences,
} satisfies Sentences;

/** What can be wrong with content. */
export type ProblemCode = keyof typeof sentences;

/** One fault in an editor's file, at the line and column where it can be mended (both from 1). */
export type Problem = {
  file: string;
  line: number;
  column: number;
  /** Path of the field, as `works[0].title.en`; empty for the file as a whole. */
  field: string;
  code: ProblemCode;
  /** What the sentence names: the value, the nearest known word, the list of choices. */
  values: Record<string, string>;
};

/** Every kind of fault the check knows. */
export const problemCodes = Object.keys(sentences) as ProblemCode[];

/** Whether yup's message is one of our codes. */
export function isProblemCode(message: string): message is ProblemCode {
  return Object.hasOwn(sentences, message);
}
