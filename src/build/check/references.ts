import type { ContentKind } from '../../content-model/contentFiles';
import { editionWith } from '../../domain/editionWith';
import { nearestWord } from '../../lib/nearest';
import { fullReference } from '../../lib/reference';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem } from './problems/problem';
import { recordsOf, sessionsOf, type PlacedSession } from './records';
import { fieldOf, itemsOf, namesIn, problemAt, textOf, type FieldPath } from './values';

/**
 * References between files that lead nowhere: records named by sessions and pages, halls, editions,
 * galleries.
 */
export function referenceProblems(folder: ContentFolder): Problem[] {
  const sessions = sessionsOf(folder);
  const known = {
    speakers: [...recordsOf(folder, 'speaker').keys()],
    exhibitors: [...recordsOf(folder, 'exhibitor').keys()],
    sessions: sessions.map(({ year, value }) => `${year}/${textOf(value, 'slug')}`),
  };
  return [
    ...brokenNames(sessions, 'speakers', known.speakers),
    ...brokenNames(sessions, 'exhibitors', known.exhibitors),
    ...brokenNames(sectionsOf(folder), 'speakers', known.speakers),
    // A day that cannot be read may hold the session, so nothing is reported.
    ...(isReadable(folder, 'programme')
      ? brokenNames(sectionsOf(folder), 'sessions', known.sessions)
      : []),
    ...missingHalls(folder, sessions),
    ...missingEditions(folder),
    ...emptyGalleries(folder),
  ];
}

/** A place that names records; a reference without a year means `year`. */
type Naming = { source: ContentSource; path: FieldPath; year: number; value: unknown };

/** Sections of all pages. They show the current edition unless they name a year. */
function sectionsOf(folder: ContentFolder): Naming[] {
  const year = Number(fieldOf(sourcesOf(folder, 'site')[0]?.value, 'currentEdition'));
  return sourcesOf(folder, 'page').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'sections')).map(([index, value]) => ({
      source,
      path: ['sections', index],
      year,
      value,
    })),
  );
}

function isReadable(folder: ContentFolder, kind: ContentKind): boolean {
  return sourcesOf(folder, kind).every(({ problems }) => problems.length === 0);
}

function brokenNames(
  namings: readonly Naming[],
  field: 'speakers' | 'exhibitors' | 'sessions',
  known: string[],
): Problem[] {
  const names = new Set(known);
  return namings.flatMap(({ source, path, year, value }) =>
    itemsOf(fieldOf(value, field)).flatMap(([index, reference]): Problem[] => {
      if (typeof reference !== 'string') return [];
      const full = fullReference(reference, year);
      if (names.has(full)) return [];
      const nearest = nearestWord(full, known);
      return [
        problemAt(source, [...path, field, index], 'noSuchRecord', { value: reference, nearest }),
      ];
    }),
  );
}

function missingHalls(folder: ContentFolder, sessions: readonly PlacedSession[]): Problem[] {
  const plans = new Map(
    sourcesOf(folder, 'plan').map((source) => [source.place.year ?? 0, source]),
  );
  return sessions.flatMap(({ source, path, year, value }): Problem[] => {
    const hall = textOf(value, 'hall');
    if (hall === undefined) return [];
    const plan = plans.get(editionWith(plans.keys(), year) ?? 0);
    // Reported once per file.
    if (plan === undefined)
      return path[0] === 0 ? [problemAt(source, [...path, 'hall'], 'noPlan')] : [];
    const halls = namesIn(plan.value, 'halls', 'id');
    if (halls === undefined || halls.includes(hall)) return [];
    return [
      problemAt(source, [...path, 'hall'], 'noSuchHall', {
        value: hall,
        file: plan.file,
        choices: halls.join(', '),
      }),
    ];
  });
}

function missingEditions(folder: ContentFolder): Problem[] {
  const years = new Set(sourcesOf(folder, 'edition').map(({ place }) => place.year));
  return sourcesOf(folder, 'site').flatMap((source): Problem[] => {
    const year = fieldOf(source.value, 'currentEdition');
    if (typeof year !== 'number' || years.has(year)) return [];
    return [problemAt(source, ['currentEdition'], 'noEdition', { value: String(year) })];
  });
}

function emptyGalleries(folder: ContentFolder): Problem[] {
  return sourcesOf(folder, 'page').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'sections')).flatMap(([index, section]): Problem[] => {
      const year = fieldOf(section, 'photos');
      if (typeof year !== 'number') return [];
      const inside = new RegExp(`^${year}/photos/[^/]+\\.(jpe?g|png|webp|tiff?)$`, 'i');
      if (folder.files.some((file) => inside.test(file))) return [];
      return [
        problemAt(source, ['sections', index, 'photos'], 'noPhotos', { value: String(year) }),
      ];
    }),
  );
}
