import { reportProblems, type ContentReport } from '../src/site/check';
import { type ReportLanguage, reportTitle } from '../src/site/check/problems/problem';

const words = {
  ru: { good: 'Содержание в порядке.', count: (count: number) => `Ошибок: ${count}` },
  en: { good: 'The content is in order.', count: (count: number) => `Problems: ${count}` },
};

/** Prints the result of the check; returns whether the content is valid. */
export function printReport(
  { problems, notes, past, undated }: ContentReport,
  language: ReportLanguage,
): boolean {
  if (notes.length > 0)
    console.log(
      `${reportProblems(notes, language)}\n\n${reportTitle('prompts', notes, language)}\n`,
    );
  if (past.length > 0)
    console.log(`${reportProblems(past, language)}\n\n${reportTitle('past', past, language)}\n`);
  if (undated.length > 0)
    console.log(
      `${reportProblems(undated, language)}\n\n${reportTitle('undated', undated, language)}\n`,
    );
  if (problems.length === 0) console.log(words[language].good);
  else
    console.error(
      `${reportProblems(problems, language)}\n\n${words[language].count(problems.length)}`,
    );
  return problems.length === 0;
}
