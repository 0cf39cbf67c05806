import type { ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { recordsOf } from './files/written';

/**
 * Reports releases that no page lists: the press page must have a section `releases`, which also
 * names the press office that they fall back on.
 */
export function releaseProblems(folder: ContentFolder): Problem[] {
  const page = recordsOf(folder, 'page').find(({ place }) => place.route === 'press');
  // Problems of the page or its sections are reported there.
  const isUnknown =
    page !== undefined && (page.value === undefined || page.at('sections').isRefused);
  const isListed = page?.list('sections').some(({ value }) => value?.kind === 'releases');
  if (isUnknown || isListed === true) return [];
  return recordsOf(folder, 'release').map((release) => release.problem('releaseNotListed'));
}
