import { addressNamePattern } from '../../../content-model/localized';
import { editionWith } from '../../../domain/editionWith';
import { workSlug } from '../../../domain/works/workAddress';
import { nearestWord } from '../../../lib/nearest';
import { sourcesOf, type ContentFolder, type ContentSource } from '../contentFolder';
import type { Problem } from '../problems/problem';
import { fieldOf, itemsOf, problemAt, textOf, type FieldPath } from '../values';

/**
 * Works chosen for a row that their edition, the newest with works, does not have, or that are
 * chosen twice (decision 032).
 */
export function chosenWorkProblems(folder: ContentFolder): Problem[] {
  const { year, known, unread } = newestWorks(folder);
  return sectionsOf(folder).flatMap(({ source, path, value }) => {
    const first = new Map<string, number>();
    return itemsOf(fieldOf(value, 'works')).flatMap(([index, reference]): Problem[] => {
      if (typeof reference !== 'string') return [];
      const at = [...path, 'works', index];
      const before = first.get(reference);
      if (before !== undefined) {
        const line = String(source.locate([...path, 'works', before]).line);
        return [problemAt(source, at, 'repeated', { value: reference, line })];
      }
      first.set(reference, index);
      const [exhibitor, work] = reference.split('/');
      // What is no reference is the schema's to report.
      if (work === undefined || known.has(reference) || unread.has(exhibitor)) return [];
      const nearest = nearestWord(reference, [...known]);
      const values = { value: reference, year: String(year), nearest };
      return [problemAt(source, at, 'noSuchWork', values)];
    });
  });
}

type Placed = { source: ContentSource; path: FieldPath; value: unknown };

const sectionsOf = (folder: ContentFolder): Placed[] =>
  sourcesOf(folder, 'page').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'sections'))
      .filter(([, value]) => textOf(value, 'kind') === 'works')
      .map(([index, value]) => ({ source, path: ['sections', index], value })),
  );

/** The works that a row can show, of which year they are, and exhibitors who cannot be read. */
export function newestWorks(folder: ContentFolder) {
  const exhibitors = sourcesOf(folder, 'exhibitor');
  const worksOf = ({ value }: ContentSource) => itemsOf(fieldOf(value, 'works'));
  const years = exhibitors.flatMap((source) =>
    worksOf(source).length > 0 ? (source.place.year ?? []) : [],
  );
  const current = Number(fieldOf(sourcesOf(folder, 'site')[0]?.value, 'currentEdition'));
  const year = editionWith(new Set(years), current) ?? current;
  const shown = exhibitors.filter(({ place }) => place.year === year);
  return {
    year,
    known: new Set(
      shown.flatMap((source) =>
        worksOf(source).map(([, work]) => `${source.place.slug}/${slugOf(work)}`),
      ),
    ),
    unread: new Set(
      exhibitors.filter(({ problems }) => problems.length > 0).map(({ place }) => place.slug),
    ),
  };
}

function slugOf(work: unknown): string {
  const slug = textOf(work, 'slug');
  return workSlug({
    slug: slug !== undefined && addressNamePattern.test(slug) ? slug : undefined,
    picture: textOf(work, 'picture') ?? '',
  });
}
