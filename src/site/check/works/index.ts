import type { Exhibitor } from '../../../exhibitors/schema';
import type { ContentFolder } from '../files/contentFolder';
import type { Problem } from '../problems/problem';
import { recordsOf, repeatsIn, type Written } from '../files/written';
import { workArtistProblems } from './artists';
import { addressOf, chosenWorkProblems, type Work } from './chosen';
import { workFactProblems } from './facts';

/**
 * Reports contradictions in an exhibitor's works: two with one address, artists whom the gallery
 * does not represent, impossible prices, copies and days (decision 030); also works chosen for a
 * row that do not exist (decision 032).
 */
export function workProblems(folder: ContentFolder): Problem[] {
  const lastDays = new Map(
    recordsOf(folder, 'edition').map(({ place, value }) => [place.year, value?.lastDay]),
  );
  const ofExhibitors = recordsOf(folder, 'exhibitor').flatMap((exhibitor) => [
    ...takenAddresses(exhibitor),
    ...workArtistProblems(exhibitor),
    ...exhibitor
      .list('works')
      .flatMap((work) => workFactProblems(work, lastDays.get(exhibitor.place.year))),
  ]);
  return [...ofExhibitors, ...chosenWorkProblems(folder)];
}

/** Reports works of one exhibitor with the same address, at the field that determines it. */
function takenAddresses(exhibitor: Written<Exhibitor>): Problem[] {
  const namedBy = (work: Written<Work>) => work.at(work.at('slug').isWritten ? 'slug' : 'picture');
  const named = exhibitor.list('works').filter((work) => namedBy(work).value !== undefined);
  return repeatsIn(named, addressOf).map(([work, { line }]) =>
    namedBy(work).problem('workAddressTaken', { value: addressOf(work), line }),
  );
}
