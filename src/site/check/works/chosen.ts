import type { Exhibitor } from '../../../exhibitors/schema';
import { editionWith } from '../../../edition/model/editionWith';
import { workSlug } from '../../../works/model/workAddress';
import type { ContentFolder } from '../files/contentFolder';
import type { Problem } from '../problems/problem';
import { recordsOf, sectionsOf, siteOf, type Written } from '../files/written';
import { repeatsAmong } from '../repeats';

export type Work = NonNullable<Exhibitor['works']>[number];

/** Returns a work's slug; treats invalid parts as missing. */
export function addressOf({ value }: Written<Work>): string {
  return workSlug({ slug: value?.slug, picture: value?.picture ?? '' });
}

/** Reports works chosen for a row twice, or not in the newest edition with works (decision 032). */
export function chosenWorkProblems(folder: ContentFolder): Problem[] {
  const { year, known, unread } = newestWorks(folder);
  return sectionsOf(folder).flatMap((section) => {
    const works = section.list('works');
    const lost = works
      .filter(({ value = '' }) => !unread.has(value.replace(/\/.*/, '')))
      .flatMap((work) => work.unlessKnown([...known], 'noSuchWork', { year: String(year) }));
    // A work chosen twice is reported for that first.
    return [...repeatsAmong(works), ...lost];
  });
}

/** Returns the works that a row can show, their year, and the exhibitors that cannot be read. */
export function newestWorks(folder: ContentFolder) {
  const exhibitors = recordsOf(folder, 'exhibitor').map((exhibitor) => {
    const works = exhibitor.list('works');
    const areNamed = works.every(
      (work) => work.value?.slug !== undefined || !work.at('picture').isRefused,
    );
    return {
      ...exhibitor.place,
      works,
      isRead: exhibitor.source.problems.length === 0 && areNamed,
    };
  });
  const years = exhibitors.filter(({ works }) => works.length > 0).map(({ year }) => year);
  const current = siteOf(folder)?.currentEdition ?? NaN;
  const year = editionWith(new Set(years), current) ?? current;
  return {
    year,
    known: new Set(
      exhibitors
        .filter((exhibitor) => exhibitor.year === year)
        .flatMap(({ slug, works }) => works.map((work) => `${slug}/${addressOf(work)}`)),
    ),
    unread: new Set(exhibitors.filter(({ isRead }) => !isRead).map(({ slug }) => slug)),
  };
}
