import { reportOn } from '../src/site/check';
import { enterTrial } from '../src/site/finish/trial';
import { contentRoot } from '../src/site/content/contentRoot';
import { commandOptions, lang } from './options';
import { printReport } from './printReport';

const { language } = commandOptions({ lang });
enterTrial(process.env);
if (!printReport(await reportOn(contentRoot()), language)) process.exitCode = 1;
