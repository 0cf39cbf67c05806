import en from './check.en.json';
import ru from './check.ru.json';

export type ReportLanguage = 'ru' | 'en';

/**
 * A description of the problem and its remedy; words in braces are filled in from the problem's
 * values.
 */
export type Sentence = { problem: string; remedy: string };

export type ProblemCode = keyof typeof ru;

type Sentences = Record<ProblemCode, Sentence>;

/**
 * Every error that the check can find, with its description and remedy. Marks are for `npm run
 * edit`: it shows a name in backticks, which is a field, by the field's label, and leaves out words
 * in [[ ]], which are about the text of the file.
 */
export const markedSentences: Record<ReportLanguage, Sentences> = {
  ru: ru satisfies Record<keyof typeof en, Sentence>,
  en,
};

const unmarked = (marked: Sentences): Sentences => {
  const plain = (text: string) => text.replace(/`|\[\[|\]\]/g, '');
  const entries = Object.entries(marked).map(([code, { problem, remedy }]) => [
    code,
    { problem: plain(problem), remedy: plain(remedy) },
  ]);
  return Object.fromEntries(entries) as Sentences;
};
/** The sentences without marks, for people who edit the files. */
export const sentences = { ru: unmarked(ru), en: unmarked(en) };

/** One error in an editor's file, at the line and column where it can be fixed (both from 1). */
export type Problem = {
  file: string;
  line: number;
  column: number;
  /** Path of the field, as `works[0].title.en`; empty for the file as a whole. */
  field: string;
  code: ProblemCode;
  /** Values that the sentence mentions: the value, the nearest known word, the list of choices. */
  values: Record<string, string>;
};

export function onceEach(
  problems: readonly Problem[],
  nameOf: (problem: Problem) => string,
): Problem[] {
  const firsts = new Map(problems.toReversed().map((problem) => [nameOf(problem), problem]));
  return problems.filter((problem) => firsts.get(nameOf(problem)) === problem);
}

/** Whether yup's message is one of our codes. */
export function isProblemCode(message: string): message is ProblemCode {
  return Object.hasOwn(ru, message);
}
