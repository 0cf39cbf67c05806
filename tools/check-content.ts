import { parseArgs } from 'node:util';
import { checkContent, reportProblems } from '../src/data/check';
import { contentRoot } from '../src/data/contentRoot';

const words = {
  ru: { good: 'Содержание в порядке.', count: (count: number) => `Ошибок: ${count}` },
  en: { good: 'The content is in order.', count: (count: number) => `Problems: ${count}` },
};

const { values } = parseArgs({ options: { lang: { type: 'string', default: 'en' } } });
const language = values.lang === 'ru' ? 'ru' : 'en';
const problems = checkContent(contentRoot());
if (problems.length === 0) {
  console.log(words[language].good);
} else {
  console.error(`${reportProblems(problems, language)}\n\n${words[language].count(problems.length)}`);
  process.exitCode = 1;
}
