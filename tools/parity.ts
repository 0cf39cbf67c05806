import path from 'node:path';
import { contentRoot } from '../src/site/content/contentRoot';
import { commandOptions, lang } from './options';
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

/** Returns a path that can be opened from the editor's terminal, wherever the folder is. */
const fromHere = (root: string, file: string) =>
  path.relative('', path.join(root, file)).split(path.sep).join('/');

const { values } = commandOptions(
  { lang, help: { type: 'boolean', default: false } },
  { status: 2 },
);
const language = /^ru/i.test(values.lang ?? '') ? 'ru' : 'en';
if (values.help) console.log(help[language]);
else {
  const content = contentParity(contentRoot());
  const messages = messageParity(messagesRoot);
  const findings = [
    ...content.findings.map((one) => ({ ...one, file: fromHere(contentRoot(), one.file) })),
    ...messages.map((one) => ({ ...one, file: fromHere(messagesRoot, one.file) })),
  ];
  console.log(reportParity(findings, content.noHistory, language));
  if (findings.length > 0) process.exitCode = 1;
}
