import { alphabetOf, strangeLetter } from '../files/letters';
import en from './report.en.json';
import ru from './report.ru.json';
import {
  sentences,
  type Problem,
  type ProblemCode,
  type ReportLanguage,
  type Sentence,
} from './problem';

const words: Record<ReportLanguage, typeof ru> = { ru, en };

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
