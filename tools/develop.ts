import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { reportOn } from '../src/site/check';
import { reportLanguage } from '../src/site/check/problems/problem';
import { contentRoot } from '../src/site/content/contentRoot';
import { enterTrial } from '../src/site/finish/trial';
import { now } from '../src/lib/time/clock';
import { changedFiles, updateCopy } from './develop/soundContent';
import { printReport } from './printReport';

const settleMs = 300;
const content = contentRoot();
/**
 * The folder that gatsby develop reads: the last valid state of the content. On an error in YAML,
 * Gatsby itself would print a stack trace of its packages and drop the record.
 */
const developedContent = path.resolve('.develop-content');
const language = reportLanguage(process.env);
enterTrial(process.env);

/** Checks the content and passes it on if valid; unchanged pictures are valid already. */
async function isGood(): Promise<boolean> {
  const changed = changedFiles(content, developedContent).map((file) =>
    file.split(path.sep).join('/'),
  );
  const isInOrder = printReport(await reportOn(content, now(), changed), language);
  if (isInOrder) updateCopy(content, developedContent);
  return isInOrder;
}

/** Calls back when files have stopped changing for a moment. */
function onContentChange(callback: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  return watch(content, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(callback, settleMs);
  });
}

// The folder can contain a copy of another content folder, from the previous run.
rmSync(developedContent, { recursive: true, force: true });
while (!(await isGood())) {
  console.log(`\nWaiting for a change in ${path.relative('.', content)}/ …`);
  await new Promise<void>((resolve) => {
    const watcher = onContentChange(() => {
      watcher.close();
      resolve();
    });
  });
}

// One check at a time, because each one also copies files.
let checks = Promise.resolve(true);
const watcher = onContentChange(() => {
  // A file that vanishes meanwhile changes the folder again, which starts another check.
  checks = checks.then(isGood).catch(() => false);
});
const gatsby = spawn('npx', ['gatsby', 'develop', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    FAIR_CONTENT: developedContent,
    FAIR_CONTENT_IN_GIT: content,
    GATSBY_TELEMETRY_DISABLED: '1',
  },
  shell: process.platform === 'win32',
});
const [status] = (await once(gatsby, 'exit')) as [number | null];
watcher.close();
process.exit(status ?? 0);
