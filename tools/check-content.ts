import { parseArgs } from 'node:util';
import { reportOn } from '../src/site/check';
import { reportLanguage } from '../src/site/check/problems/report';
import { enterTrial } from '../src/site/finish/trial';
import { contentRoot } from '../src/site/content/contentRoot';
import { printReport } from './printReport';

const { values } = parseArgs({ options: { lang: { type: 'string' } } });
const language = reportLanguage({
  ...process.env,
  ...(values.lang !== undefined && { FAIR_LANG: values.lang }),
});
enterTrial(process.env);
if (!printReport(await reportOn(contentRoot()), language)) process.exitCode = 1;
