import type { Exhibitor } from '../../../content-model/exhibitor';
import type { ContentFolder } from '../contentFolder';
import type { Problem } from '../problems/problem';
import { recordsOf, type Written } from '../written';

import { workArtistProblems } from './artists';
import { chosenWorkProblems } from './chosen';
import { workFactProblems } from './facts';
import { addressOf, type Work } from './work';

/**
 * What the works of an exhibitor say that is not so: two with one address, artists whom the gallery
 * does not represent, prices, copies and days that cannot be (decision 030); and works chosen for a
 * row that are not there (decision 032).
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

/** Works of one exhibitor with the same address, each told at what its address is made of. */
function takenAddresses(exhibitor: Written<Exhibitor>): Problem[] {
  const first = new Map<string, Written<Work>>();
  return exhibitor.list('works').flatMap((work) => {
    const named = work.at(work.at('slug').isWritten ? 'slug' : 'picture');
    if (named.value === undefined) return [];
    const address = addressOf(work);
    const before = first.get(address);
    if (before !== undefined)
      return [named.problem('workAddressTaken', { value: address, line: before.line })];
    first.set(address, work);
    return [];
  });
}
