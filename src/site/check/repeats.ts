import type { Section } from '../content/sections';
import type { Session } from '../../programme/schema';
import { clauseAnchor } from '../../sections/model/clauseAnchor';
import type { ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, recordsOf, repeatsIn, sessionsOf, type Written } from './files/written';

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
