import { sourcesOf, type ContentFolder } from '../contentFolder';
import type { Problem } from '../problems/problem';
import { dayOf, fieldOf, itemsOf } from '../values';
import { workAddressProblems } from './addresses';
import { workArtistProblems } from './artists';
import { chosenWorkProblems } from './chosen';
import { measureProblems } from './measures';
import { copyProblems, dayProblems, priceProblems } from './sales';

/**
 * What the works of an exhibitor say that is not so: two with one address, artists whom the gallery
 * does not represent, prices, copies and days that cannot be (decision 030); and works chosen for a
 * row that are not there (decision 032).
 */
export function workProblems(folder: ContentFolder): Problem[] {
  const lastDays = new Map(
    sourcesOf(folder, 'edition').map(({ place, value }) => [place.year, dayOf(value, 'lastDay')]),
  );
  const ofExhibitors = sourcesOf(folder, 'exhibitor').flatMap((source) => [
    ...workAddressProblems(source),
    ...workArtistProblems(source),
    ...itemsOf(fieldOf(source.value, 'works')).flatMap(([index, value]) => {
      const work = { source, path: ['works', index], value };
      return [
        ...measureProblems(work),
        ...copyProblems(work),
        ...priceProblems(work),
        ...dayProblems(work, lastDays.get(source.place.year)),
      ];
    }),
  ]);
  return [...ofExhibitors, ...chosenWorkProblems(folder)];
}
