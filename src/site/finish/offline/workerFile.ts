import type { BuildArgs } from 'gatsby';
import { writeFileSync } from 'node:fs';
import { localeCodes } from '../../../i18n/locales';
import { keptTime } from '../../../lib/time/keptTime';
import { cachePrefix, markPath, type WorkerFacts } from '../../../venue/copy/model/keptCopy';
import { buildId } from '../builds';
import { keptSet, largestCopy, type BuiltSite } from './keptSets';

/** Functions of src/venue/copy/browser, which stand alone. */
export type WorkerCode = {
  offlineWorker: (...args: never[]) => void;
  withdrawnWorker: (...args: never[]) => void;
};

/** How long a page waits for the network where there is a copy, ms. */
const patience = 3000;

/** The size of the larger language's copy in kB, rounded up to tens. */
export function copySize(site: BuiltSite): number {
  const largest = Math.max(...localeCodes.map((locale) => keptSet(site, locale).size));
  return Math.ceil(largest / 10) * 10;
}

/**
 * Writes /sw.js, which every build has for ever: the worker with this build's list of files, or,
 * for a fair that does not offer it (any more), the one that removes copies and itself (decision
 * 029).
 */
export function writeWorker(
  site: BuiltSite | undefined,
  code: WorkerCode,
  reporter: BuildArgs['reporter'],
): void {
  if (site === undefined) {
    writeFileSync('public/sw.js', withdrawnText(code));
    return;
  }
  const facts: WorkerFacts = {
    build: buildId(process.env),
    prefix: cachePrefix,
    mark: markPath,
    patience,
    sets: { ru: keptSet(site, 'ru'), en: keptSet(site, 'en') },
  };
  for (const [locale, { size }] of Object.entries(facts.sets)) {
    reporter.info(`Kept for the venue in ${locale}: ${size} kB`);
    if (size > largestCopy)
      reporter.warn(
        `A copy kept for the venue may have ${largestCopy} kB; in ${locale} it has ${size}.`,
      );
  }
  writeFileSync('public/sw.js', workerText(facts, code));
}

/** The text of /sw.js for a list of files. */
export function workerText(facts: WorkerFacts, { offlineWorker }: WorkerCode): string {
  return `(${alone(offlineWorker)})(self,${JSON.stringify(facts)},${alone(keptTime)});\n`;
}

/** The text of /sw.js for a fair that does not offer copies. */
export function withdrawnText({ withdrawnWorker }: WorkerCode): string {
  return `(${alone(withdrawnWorker)})(self,${JSON.stringify(cachePrefix)});\n`;
}

/** A function's own text, without the name that a compiler may have given it. */
function alone(code: (...args: never[]) => unknown): string {
  return code.toString().replace(/^function\s*[\w$]*/, 'function ');
}
