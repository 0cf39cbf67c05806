import type { Section } from '../content/sections';
import type { Session } from '../../programme/schema';
import { clauseAnchor } from '../../sections/model/clauseAnchor';
import type { ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, recordsOf, repeatsIn, sessionsOf, type Written } from './files/written';

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
  const addressOf = ({ place, value }: Written<Session>) =>
    value?.slug && `${place.year}/${value.slug}`;
  return repeatsIn(sessionsOf(folder), addressOf).map(([session, first]) => {
    const values = { value: session.value?.slug ?? '', other: nameSession(first) };
    return session.at('slug').problem('slugTaken', values);
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

/** Names that are written a second time, each with the line of the first. */
export function repeatsAmong(names: readonly Written<string>[]): Problem[] {
  return repeatedNames(names.map((name) => [name.value, name]));
}

function repeatedNames(names: readonly PlacedName[]): Problem[] {
  const composed = names.map(([name, at]): PlacedName => [name?.normalize('NFC'), at]);
  return repeatsIn(composed, ([name]) => name).map(([[value = '', at], [, { line }]]) =>
    at.problem('repeated', { value, line }),
  );
}
