import type { BuildArgs } from 'gatsby';
import { writeFileSync } from 'node:fs';
import { localeCodes } from '../../../i18n/locales';
import type { WorkerFacts } from '../../../venue/copy/model/keptCopy';
import { buildId } from '../builds';
import { bundledScript } from '../bundledScript';
import { keptSet, largestCopy, type BuiltSite } from './keptSets';

/** How long a page waits for the network if there is a copy, ms. */
const networkTimeoutMs = 3000;

/** Returns the size of the larger language's copy in kB, rounded up to tens. */
export function copySize(site: BuiltSite): number {
  const largest = Math.max(...localeCodes.map((locale) => keptSet(site, locale).size));
  return Math.ceil(largest / 10) * 10;
}

/**
 * Writes /sw.js, which exists in every build from now on: the worker with this build's list of
 * files or, if the fair does not offer a copy (any more), a worker that removes copies and itself
 * (decision 029).
 */
export function writeWorker(site: BuiltSite | undefined, reporter: BuildArgs['reporter']): void {
  if (site === undefined) {
    writeFileSync('public/sw.js', bundledScript('withdrawnWorker'));
    return;
  }
  const facts: WorkerFacts = {
    build: buildId(process.env),
    networkTimeoutMs,
    sets: { ru: keptSet(site, 'ru'), en: keptSet(site, 'en') },
  };
  for (const [locale, { size }] of Object.entries(facts.sets)) {
    reporter.info(`Kept for the venue in ${locale}: ${size} kB`);
    if (size > largestCopy)
      reporter.warn(
        `A copy kept for the venue may have ${largestCopy} kB; in ${locale} it has ${size}.`,
      );
  }
  writeFileSync('public/sw.js', bundledScript('worker', { FACTS: facts }));
}
