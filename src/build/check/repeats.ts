import type { Section } from '../../content-model/sections';
import type { Session } from '../../content-model/session';
import { clauseAnchor } from '../../domain/clauseAnchor';
import type { ContentFolder } from './contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, recordsOf, sessionsOf, type Written } from './written';

/** Names used twice where an address, code or picture must be unique. */
export function repeatProblems(folder: ContentFolder): Problem[] {
  return [
    ...takenSlugs(folder),
    ...recordsOf(folder, 'plan').flatMap((plan) => [
      ...repeatsAmong(plan.list('halls').map((hall) => hall.at('id'))),
      ...repeatsAmong(plan.list('stands').map((stand) => stand.at('code'))),
      ...repeatsAmong(plan.list('serviceWords').map((words) => words.at('kind'))),
    ]),
    ...recordsOf(folder, 'way').flatMap((way) =>
      repeatsAmong(way.list('points').map((point) => point.at('id'))),
    ),
    ...recordsOf(folder, 'notices').flatMap((notices) =>
      repeatsAmong(notices.items().map((notice) => notice.at('slug'))),
    ),
    ...recordsOf(folder, 'edition').flatMap((edition) => [
      ...repeatsAmong(edition.list('hours').map((hours) => hours.at('day'))),
      ...repeatsAmong(edition.list('exceptions').map((exception) => exception.at('day'))),
    ]),
    ...recordsOf(folder, 'captions').flatMap((captions) =>
      repeatsAmong(captions.items().map((caption) => caption.at('picture'))),
    ),
    ...recordsOf(folder, 'page').flatMap((page) =>
      repeatedNames(page.list('sections').flatMap(anchorsOf)),
    ),
  ];
}

function takenSlugs(folder: ContentFolder): Problem[] {
  const first = new Map<string, Written<Session>>();
  return sessionsOf(folder).flatMap((session) => {
    const slug = session.at('slug');
    if (slug.value === undefined) return [];
    const address = `${session.place.year}/${slug.value}`;
    const other = first.get(address);
    if (other !== undefined)
      return [slug.problem('slugTaken', { value: slug.value, other: nameSession(other) })];
    first.set(address, session);
    return [];
  });
}

/** A name, and where it is written. */
type PlacedName = [name: string | undefined, at: Written<unknown>];

/** Names of a page's parts that a link can lead to: an element's `id` is unique on its page. */
function anchorsOf(section: Written<Section>): PlacedName[] {
  const anchor = section.at('anchor');
  const ofForms = section.list('forms').map((form) => form.at('anchor'));
  return [
    ...[anchor, ...ofForms].map((name): PlacedName => [name.value, name]),
    ...section
      .list('clauses')
      .map((clause, index): PlacedName => [
        anchor.value && clauseAnchor(anchor.value, index),
        clause.at('title'),
      ]),
  ];
}

function repeatsAmong(names: readonly Written<string>[]): Problem[] {
  return repeatedNames(names.map((name) => [name.value, name]));
}

function repeatedNames(names: readonly PlacedName[]): Problem[] {
  const first = new Map<string, Written<unknown>>();
  return names.flatMap(([written, at]) => {
    const name = written?.normalize('NFC');
    if (name === undefined) return [];
    const before = first.get(name);
    if (before !== undefined) return [at.problem('repeated', { value: name, line: before.line })];
    first.set(name, at);
    return [];
  });
}
