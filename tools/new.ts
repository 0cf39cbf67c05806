import { parseArgs } from 'node:util';
import { reportLanguage } from '../src/site/check/problems/report';
import { contentRoot } from '../src/site/content/contentRoot';
import { makeNew } from './new/makeNew';

const args = process.argv.slice(2);
const { lang } = parseArgs({ args, options: { lang: { type: 'string' } }, strict: false }).values;
const language = reportLanguage({ ...process.env, ...(lang && { FAIR_LANG: `${lang}` }) });
const { status, text } = makeNew(args, {
  contentRoot: contentRoot(),
  project: process.cwd(),
  language,
});
if (status === 0) console.log(text);
else console.error(text);
process.exitCode = status;
