import en from './check.en.json';
import ru from './check.ru.json';
import { alphabetOf, strangeLetter } from '../files/letters';
import reportEn from './report.en.json';
import reportRu from './report.ru.json';

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

const words: Record<ReportLanguage, typeof reportRu> = { ru: reportRu, en: reportEn };

/** Codes of values in Latin letters, in which a Cyrillic look-alike is a slip. */
const inLatin: ReadonlySet<ProblemCode> = new Set([
  'addressName',
  'anchor',
  'domain',
  'fieldName',
  'fileName',
  'folderName',
  'formRule',
  'linkAddress',
  'linkTarget',
  'logoFile',
  'noSuchField',
  'noSuchForm',
  'noSuchHall',
  'noSuchOption',
  'noSuchPage',
  'noSuchPoint',
  'noSuchRecord',
  'noSuchWork',
  'noticePage',
  'oneOf',
  'recordReference',
  'redirectFrom',
  'standCode',
  'unknownKey',
  'workReference',
]);

/** Returns the language of reports: `FAIR_LANG`, else the terminal's, else English. */
export function reportLanguage(env: Record<string, string | undefined>): ReportLanguage {
  return /^ru/i.test(env['FAIR_LANG'] || env['LC_ALL'] || env['LANG'] || '') ? 'ru' : 'en';
}

export function reportTitle(
  of: 'stopped' | 'stoppedByPrompts' | 'prompts' | 'past' | 'undated',
  { length }: readonly Problem[],
  language: ReportLanguage,
): string {
  return fill(words[language][of], { count: String(length) });
}

/** Formats a problem as one line, `file:line:col  field  problem  remedy`. */
export function describeProblem(problem: Problem, language: ReportLanguage): string {
  const { problem: description, remedy } = explainProblem(problem, language);
  return (
    [`${problem.file}:${problem.line}:${problem.column}`, problem.field, description, remedy]
      .filter((part) => part !== '')
      .join('  ')
      // The value can itself contain line breaks.
      .replace(/\s*[\n\r\u0085\u2028\u2029]\s*/g, ' ')
  );
}

/** Returns a problem in words; `sentence` replaces the report's own. */
export function explainProblem(
  problem: Problem,
  language: ReportLanguage,
  sentence: Sentence = sentences[language][problem.code],
): Sentence {
  const { nearest, given, value = '' } = problem.values;
  const quoted = value.trim() === '' ? `"${value}"` : value;
  const values = {
    ...problem.values,
    value: quoted,
    given: given === 'list' || given === 'fields' ? words[language][given] : quoted,
    nearest: nearest ? fill(words[language].nearest, { key: nearest }) : '',
  };
  return {
    problem: fill(sentence.problem, values) + describeLetter(problem, language),
    remedy: fill(sentence.remedy, values),
  };
}

/** Names a look-alike letter: without it, the report would look as if nothing were wrong. */
function describeLetter({ code, field, values }: Problem, language: ReportLanguage): string {
  const written = code === 'unknownKey' ? field.replace(/^.*\./, '') : (values['value'] ?? '');
  const letter = values['letter'] ?? strangeLetter(written, inLatin.has(code));
  return letter === undefined ? '' : fill(words[language][alphabetOf(letter)], { letter });
}

function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
