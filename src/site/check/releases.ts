import type { ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { recordsOf } from './files/written';

/** Reports releases if the press page has no section `releases`, which names the press office. */
export function releaseProblems(folder: ContentFolder): Problem[] {
  const page = recordsOf(folder, 'page').find(({ place }) => place.route === 'press');
  // Faults of the page or its sections have reports of their own.
  const isUnknown =
    page !== undefined && (page.value === undefined || page.at('sections').isRefused);
  const isListed = page?.list('sections').some(({ value }) => value?.kind === 'releases');
  if (isUnknown || isListed === true) return [];
  return recordsOf(folder, 'release').map((release) => release.problem('releaseNotListed'));
}
