import { entranceKinds, type Way } from '../../way/schema';
import { kilometresBetween } from '../../way/model/wayDrawing';
import { yearOfWay } from '../../way/model/yearOfWay';
import { readPlace, type Place } from '../../lib/place';
import {
  type ContentFolder,
  namesIn,
  recordsOf,
  sectionsOf,
  siteOf,
  type Written,
} from './files/contentFolder';
import type { Problem } from './problems/problem';
import { problemAt, textsIn } from './files/schemaProblems';

/** Maximum distance from the entrance, km: points are stations and car parks nearby. */
const maxKilometres = 3;

/**
 * Reports directions without an entrance, with implausible places, or with walks between unknown
 * points; also pages that show directions which do not exist.
 */
export function wayProblems(folder: ContentFolder): Problem[] {
  return [...recordsOf(folder, 'way').flatMap(problemsOfWay), ...pagesWithoutWay(folder)];
}

function problemsOfWay(way: Written<Way>): Problem[] {
  const points = way.at('points');
  if (points.items().length === 0) return [];
  const kinds = namesIn(points, ({ value }) => value?.kind);
  const entrance = points.items().find(({ value }) => entranceKinds.includes(value?.kind ?? ''));
  // A point with a misspelt kind can be meant as the entrance; the schema reports it.
  if (entrance === undefined)
    return kinds === undefined ? [] : [points.problem('noEntrance', {}, 'key')];
  const place = readPlace(entrance.value?.at ?? '');
  return [...(place === undefined ? [] : farPlaces(way, place)), ...lostWalks(way)];
}

function farPlaces({ source }: Written<Way>, entrance: Place): Problem[] {
  return textsIn(source.value).flatMap(({ text: value, path }) => {
    const place = readPlace(value);
    const distance = place && kilometresBetween(entrance, place);
    if (distance === undefined || distance <= maxKilometres) return [];
    const values = { value, count: String(Math.round(distance)), bounds: String(maxKilometres) };
    return [problemAt(source, path, 'farFromEntrance', values)];
  });
}

function lostWalks(way: Written<Way>): Problem[] {
  const ids = namesIn(way.at('points'), ({ value }) => value?.id);
  const choices = ids?.join(', ') ?? '';
  const ends = way.list('walks').flatMap((walk) => [walk.at('from'), walk.at('to')]);
  return ends.flatMap((end) => end.unlessKnown(ids, 'noSuchPoint', { choices }));
}

function pagesWithoutWay(folder: ContentFolder): Problem[] {
  const year = siteOf(folder)?.currentEdition;
  if (year === undefined) return [];
  const ways = recordsOf(folder, 'way').map(({ place }) => place.year);
  const venues = recordsOf(folder, 'edition').map(({ place, value }): [number, string] => [
    place.year,
    JSON.stringify(value?.venue),
  ]);
  if (yearOfWay(ways, new Map(venues), year) !== undefined) return [];
  return sectionsOf(folder)
    .filter((section) => section.value?.kind === 'way')
    .map((section) => section.at('kind').problem('noWay', { value: String(year) }));
}
