import { checkContent, reportProblems } from '../src/data/check';
import { contentRoot } from '../src/data/contentRoot';

const language = process.argv.includes('--lang=ru') || process.argv[process.argv.indexOf('--lang') + 1] === 'ru' ? 'ru' : 'en';
const problems = checkContent(contentRoot());
if (problems.length > 0) {
  console.error(reportProblems(problems, language));
  console.error(language === 'ru' ? `\nОшибок: ${problems.length}` : `\n${problems.length} problem(s)`);
  process.exitCode = 1;
} else {
  console.log(language === 'ru' ? 'Содержание в порядке.' : 'The content is in order.');
}
