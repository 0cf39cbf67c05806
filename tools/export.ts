import { contentRoot } from '../src/site/content/contentRoot';
import { runSheets } from './import/run';

const args = process.argv.slice(2);
const around = { contentRoot: contentRoot(), env: process.env };
const { status, text } = await runSheets('export', args, around);
console.log(text);
process.exitCode = status;
