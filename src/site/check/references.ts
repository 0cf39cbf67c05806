import type { Plan } from '../../plan/schema';
import type { Session } from '../../programme/schema';
import { editionWith } from '../../edition/model/shownEdition';
import { fullReference } from '../../content/localized';
import {
  sourcesOf,
  type ContentFolder,
  namesIn,
  recordsOf,
  sectionsOf,
  sessionsOf,
  siteOf,
  type Written,
  nameSession,
  repeatsIn,
} from './files/contentFolder';
import type { Problem } from './problems/problem';
import type { Section } from '../content/page';
import { clauseAnchor } from '../../sections/model/clauseAnchor';

/** Reports broken references: records in sessions and pages, halls, editions, galleries. */
export function referenceProblems(folder: ContentFolder): Problem[] {
  const sessions = sessionsOf(folder);
  const sections = sectionsOf(folder);
  const speakers = recordNames(folder, 'speaker');
  const exhibitors = recordNames(folder, 'exhibitor');
  const slugs = sessions.map((session) => `${session.place.year}/${session.value?.slug}`);
  // Sections show the current edition unless they name a year.
  const year = siteOf(folder)?.currentEdition ?? NaN;
  // A day that cannot be read could contain the session, so nothing is reported.
  const areAllDaysRead = sourcesOf(folder, 'programme').every((day) => day.problems.length === 0);
  return [
    ...sessions.flatMap((session) => [
      ...brokenNames(session.at('speakers'), session.place.year, speakers),
      ...brokenNames(session.at('exhibitors'), session.place.year, exhibitors),
    ]),
    ...sections.flatMap((section) => [
      ...brokenNames(section.at('speakers'), year, speakers),
      ...(areAllDaysRead ? brokenNames(section.at('sessions'), year, slugs) : []),
      ...emptyGallery(section.at('photos'), folder),
    ]),
    ...missingHalls(folder, sessions),
    ...missingEditions(folder),
  ];
}

/** Returns the records of a kind, `<year>/<slug>`, including those that cannot be parsed. */
function recordNames(folder: ContentFolder, kind: 'speaker' | 'exhibitor'): string[] {
  return sourcesOf(folder, kind).map(({ place }) => `${place.year}/${place.slug}`);
}

/** Reports references to unknown records. Without a year, a reference belongs to `year`. */
function brokenNames(
  references: Written<string[]>,
  year: number,
  known: readonly string[],
): Problem[] {
  return references
    .items()
    .flatMap((reference) =>
      reference.unlessKnown(known, 'noSuchRecord', {}, fullReference(reference.value ?? '', year)),
    );
}

function missingHalls(folder: ContentFolder, sessions: readonly Written<Session>[]): Problem[] {
  const plans = new Map(recordsOf(folder, 'plan').map((plan) => [plan.place.year, plan]));
  const ofStands = [...plans.values()].flatMap((plan) =>
    plan.list('stands').flatMap((stand) => missingHall(stand.at('hall'), plan)),
  );
  const ofSessions = sessions.flatMap((session) => {
    const hall = session.at('hall');
    const plan = plans.get(editionWith(plans.keys(), session.place.year) ?? 0);
    if (plan !== undefined) return missingHall(hall, plan);
    // Reported once per file, at its first session.
    return hall.value !== undefined && session.path[0] === 0 ? [hall.problem('noPlan')] : [];
  });
  return [...ofStands, ...ofSessions];
}

function missingHall(hall: Written<string>, plan: Written<Plan>): Problem[] {
  const halls = namesIn(plan.at('halls'), ({ value }) => value?.id);
  const values = { file: plan.file, choices: halls?.join(', ') ?? '' };
  return hall.unlessKnown(halls, 'noSuchHall', values);
}

function missingEditions(folder: ContentFolder): Problem[] {
  const years = sourcesOf(folder, 'edition').map(({ place }) => place.year);
  return recordsOf(folder, 'site').flatMap((site) => {
    const current = site.at('currentEdition');
    if (current.value === undefined || years.includes(current.value)) return [];
    return [current.problem('noEdition', { value: String(current.value) })];
  });
}

function emptyGallery(photos: Written<number>, { files }: ContentFolder): Problem[] {
  if (photos.value === undefined) return [];
  const inside = new RegExp(`^${photos.value}/photos/[^/]+\\.(jpe?g|png|webp|tiff?)$`, 'i');
  if (files.some((file) => inside.test(file))) return [];
  return [photos.problem('noPhotos', { value: String(photos.value) })];
}

/** Reports names used twice where an address, code or picture must be unique. */
export function repeatProblems(folder: ContentFolder): Problem[] {
  const lists: Written<string>[][] = [
    ...recordsOf(folder, 'plan').flatMap((plan) => [
      plan.list('halls').map((hall) => hall.at('id')),
      plan.list('stands').map((stand) => stand.at('code')),
      plan.list('serviceWords').map((words) => words.at('kind')),
    ]),
    ...recordsOf(folder, 'way').map((way) => way.list('points').map((point) => point.at('id'))),
    ...recordsOf(folder, 'notices').map((list) => list.items().map((notice) => notice.at('slug'))),
    ...recordsOf(folder, 'edition').flatMap((edition) => [
      edition.list('hours').map((hours) => hours.at('day')),
      edition.list('exceptions').map((exception) => exception.at('day')),
    ]),
    ...recordsOf(folder, 'captions').map((list) => list.items().map((item) => item.at('picture'))),
  ];
  return [
    ...takenSlugs(folder),
    ...lists.flatMap(repeatsAmong),
    ...recordsOf(folder, 'page').flatMap((page) =>
      repeatedNames(page.list('sections').flatMap(anchorsOf)),
    ),
  ];
}

function takenSlugs(folder: ContentFolder): Problem[] {
  const addressOf = ({ place, value }: Written<Session>) =>
    value?.slug && `${place.year}/${value.slug}`;
  return repeatsIn(sessionsOf(folder), addressOf).map(([session, first]) => {
    const values = { value: session.value?.slug ?? '', other: nameSession(first) };
    return session.at('slug').problem('slugTaken', values);
  });
}

type PlacedName = [name: string | undefined, at: Written<unknown>];

/** Returns the anchors on a page: an element's `id` must be unique on its page. */
function anchorsOf(section: Written<Section>): PlacedName[] {
  const anchor = section.at('anchor');
  const ofForms = section.list('forms').map((form) => form.at('anchor'));
  return [
    ...[anchor, ...ofForms].map((name): PlacedName => [name.value, name]),
    ...(['clauses', 'items'] as const).flatMap((list) =>
      section
        .list(list)
        .map((part, index): PlacedName => [
          anchor.value && clauseAnchor(anchor.value, index),
          part.at('title'),
        ]),
    ),
  ];
}

/** Reports names that are written a second time, each with the line of the first. */
export function repeatsAmong(names: readonly Written<string>[]): Problem[] {
  return repeatedNames(names.map((name) => [name.value, name]));
}

function repeatedNames(names: readonly PlacedName[]): Problem[] {
  const composed = names.map(([name, at]): PlacedName => [name?.normalize('NFC'), at]);
  return repeatsIn(composed, ([name]) => name).map(([[value = '', at], [, { line }]]) =>
    at.problem('repeated', { value, line }),
  );
}
