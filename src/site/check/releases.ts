import type { ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { recordsOf } from './files/written';

/**
 * Releases that no page lists: the press page has to be there with a section `releases`, which also
 * names the press office that they fall back on.
 */
export function releaseProblems(folder: ContentFolder): Problem[] {
  const page = recordsOf(folder, 'page').find(({ place }) => place.route === 'press');
  // What is wrong with the page or its sections is told there.
  const isUnknown =
    page !== undefined && (page.value === undefined || page.at('sections').isRefused);
  const isListed = page?.list('sections').some(({ value }) => value?.kind === 'releases');
  if (isUnknown || isListed === true) return [];
  return recordsOf(folder, 'release').map((release) => release.problem('releaseNotListed'));
}
