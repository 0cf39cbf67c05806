import { parseArgs } from 'node:util';
import { reportOn, reportProblems } from '../src/site/check';
import { reportLanguage, reportTitle } from '../src/site/check/problems/report';
import { enterTrial } from '../src/site/finish/trial';
import { contentRoot } from '../src/site/content/contentRoot';

const words = {
  ru: { good: 'Содержание в порядке.', count: (count: number) => `Ошибок: ${count}` },
  en: { good: 'The content is in order.', count: (count: number) => `Problems: ${count}` },
};

const { values } = parseArgs({ options: { lang: { type: 'string' } } });
const language = reportLanguage({
  ...process.env,
  ...(values.lang !== undefined && { FAIR_LANG: values.lang }),
});
enterTrial(process.env);
const { problems, notes, past } = await reportOn(contentRoot());
if (notes.length > 0)
  console.log(`${reportProblems(notes, language)}\n\n${reportTitle('prompts', notes, language)}\n`);
if (past.length > 0)
  console.log(`${reportProblems(past, language)}\n\n${reportTitle('past', past, language)}\n`);
if (problems.length === 0) {
  console.log(words[language].good);
} else {
  console.error(
    `${reportProblems(problems, language)}\n\n${words[language].count(problems.length)}`,
  );
  process.exitCode = 1;
}
