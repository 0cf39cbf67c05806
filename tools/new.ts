import { contentRoot } from '../src/site/content/contentRoot';
import { makeNew } from './new/makeNew';
import { languageOf } from './options';

const args = process.argv.slice(2);
const around = { contentRoot: contentRoot(), project: process.cwd(), language: languageOf(args) };
const { status, text } = makeNew(args, around);
if (status === 0) console.log(text);
else console.error(text);
process.exitCode = status;
