import { reportLanguage } from '../src/site/check/problems/report';
import { contentRoot } from '../src/site/content/contentRoot';
import { makeNew } from './new/makeNew';
import { languageAsked } from './new/request';

const args = process.argv.slice(2);
const asked = languageAsked(args);
const language = reportLanguage({
  ...process.env,
  ...(asked !== undefined && { FAIR_LANG: asked }),
});
const { status, text } = makeNew(args, {
  contentRoot: contentRoot(),
  project: process.cwd(),
  language,
});
if (status === 0) console.log(text);
else console.error(text);
process.exitCode = status;
