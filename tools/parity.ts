import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentRoot } from '../src/site/content/contentRoot';
import { contentParity } from './parity/contentParity';
import { messageParity } from './parity/messageParity';
import { reportParity } from './parity/report';

const help = {
  en: `npm run parity [-- --lang ru|en]
Lists the texts of content/ (or of FAIR_CONTENT) and the messages of src/i18n whose English is missing or older than
their Russian, one a line: file:line:col  field  what  remedy. Exit code 1 if there are any. See docs/parity.md.`,
  ru: `npm run parity [-- --lang ru|en]
Перечисляет тексты из content/ (или FAIR_CONTENT) и сообщения из src/i18n, у которых нет английского или он старше
русского, по одному в строке: файл:строка:столбец  поле  что не так  что сделать. Код выхода 1, если они есть.
Подробнее: docs/parity.md.`,
};
const messagesRoot = path.resolve('src/i18n/messages');

function run(): number {
  const { lang, help: isHelp } = readArguments();
  if (isHelp) {
    console.log(help[lang]);
    return 0;
  }
  const content = contentParity(contentRoot());
  const findings = [
    ...content.findings.map((finding) => ({
      ...finding,
      file: fromHere(contentRoot(), finding.file),
    })),
    ...messageParity(messagesRoot).map((finding) => ({
      ...finding,
      file: fromHere(messagesRoot, finding.file),
    })),
  ];
  console.log(reportParity(findings, content.noHistory, lang));
  return findings.length > 0 ? 1 : 0;
}

function readArguments(): { lang: 'ru' | 'en'; help: boolean } {
  const { values } = parseArgs({
    options: { lang: { type: 'string', default: 'en' }, help: { type: 'boolean', default: false } },
  });
  if (values.lang !== 'ru' && values.lang !== 'en')
    throw new Error(`--lang is ru or en, not ${values.lang}.`);
  return { lang: values.lang, help: values.help };
}

/** Returns a path that can be opened from the editor's terminal, wherever the folder is. */
function fromHere(root: string, file: string): string {
  return path.relative('', path.join(root, file)).split(path.sep).join('/');
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${help.en}`);
  process.exitCode = 2;
}
