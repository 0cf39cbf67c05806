import { entranceKinds } from '../../content-model/way';
import { kilometresBetween, placesOf, roundMetres } from '../../domain/wayDrawing';
import { yearOfWay } from '../../domain/yearOfWay';
import { lengthOf, readPlace, type Place } from '../../lib/place';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem } from './problems/problem';
import { eachText, fieldOf, itemsOf, namesIn, problemAt, textOf } from './values';

/** A way ends at a metro station or a car park, not in another town: km from the entrance. */
const farthest = 3;
/** Plausible walking pace, metres a minute: from slow with traffic lights to brisk. */
const slowest = 25;
const fastest = 90;

/**
 * Ways without an entrance, with implausible places, with walks between unknown points or at an
 * impossible pace; also pages that ask for a way that does not exist.
 */
export function wayProblems(folder: ContentFolder): Problem[] {
  return [...sourcesOf(folder, 'way').flatMap(problemsOfWay), ...pagesWithoutWay(folder)];
}

function problemsOfWay(source: ContentSource): Problem[] {
  const points = itemsOf(fieldOf(source.value, 'points'));
  if (points.length === 0) return [];
  const entrance = points
    .map(([, point]) => point)
    .find((point) => entranceKinds.includes(textOf(point, 'kind') ?? ''));
  // A misspelt kind may have been the entrance; the schema reports it.
  if (entrance === undefined)
    return namesIn(source.value, 'points', 'kind')
      ? [problemAt(source, ['points'], 'noEntrance', {}, 'key')]
      : [];
  const place = readPlace(textOf(entrance, 'at') ?? '');
  const far = place ? farPlaces(source, place) : [];
  // A place that is too far away also makes its walks too long: one report is enough.
  return far.length > 0 ? far : walkProblems(source);
}

function farPlaces(source: ContentSource, entrance: Place): Problem[] {
  const problems: Problem[] = [];
  eachText(source.value, (text, path) => {
    const place = readPlace(text);
    const distance = place && kilometresBetween(entrance, place);
    if (distance === undefined || distance <= farthest) return;
    problems.push(
      problemAt(source, [...path], 'farFromEntrance', {
        value: text,
        count: String(Math.round(distance)),
        bounds: String(farthest),
      }),
    );
  });
  return problems;
}

function walkProblems(source: ContentSource): Problem[] {
  const ids = namesIn(source.value, 'points', 'id');
  if (ids === undefined) return [];
  const at = new Map(
    itemsOf(fieldOf(source.value, 'points')).map(([, point]) => [
      textOf(point, 'id'),
      textOf(point, 'at') ?? '',
    ]),
  );
  return itemsOf(fieldOf(source.value, 'walks')).flatMap(([index, walk]): Problem[] => {
    const ends = (['from', 'to'] as const).map((field) => [field, textOf(walk, field)] as const);
    const lost = ends.flatMap(([field, id]): Problem[] => {
      if (id === undefined || ids.includes(id)) return [];
      return [
        problemAt(source, ['walks', index, field], 'noSuchPoint', {
          value: id,
          choices: ids.join(', '),
        }),
      ];
    });
    if (lost.length > 0) return lost;
    const turns = itemsOf(fieldOf(walk, 'line')).map(([, turn]) => String(turn));
    const [from, to] = ends.map(([, id]) => at.get(id) ?? '');
    const texts = [from ?? '', ...turns, to ?? ''];
    const line = placesOf(texts);
    const minutes = fieldOf(walk, 'minutes');
    if (line.length < texts.length || typeof minutes !== 'number') return [];
    return paceProblems(source, index, minutes, lengthOf(line));
  });
}

function paceProblems(
  source: ContentSource,
  index: number,
  minutes: number,
  metres: number,
): Problem[] {
  const least = Math.max(1, Math.ceil(metres / fastest));
  const most = Math.max(1, Math.floor(metres / slowest));
  if (minutes >= least && minutes <= most) return [];
  const values = {
    value: String(minutes),
    count: String(roundMetres(metres)),
    min: String(least),
    bounds: String(most),
  };
  return [problemAt(source, ['walks', index, 'minutes'], 'walkPace', values)];
}

function pagesWithoutWay(folder: ContentFolder): Problem[] {
  const year = fieldOf(sourcesOf(folder, 'site')[0]?.value, 'currentEdition');
  if (typeof year !== 'number') return [];
  const venues = new Map(
    sourcesOf(folder, 'edition').map(({ place, value }) => [
      place.year ?? 0,
      JSON.stringify(fieldOf(value, 'venue')),
    ]),
  );
  if (
    yearOfWay(
      sourcesOf(folder, 'way').map(({ place }) => place.year ?? 0),
      venues,
      year,
    ) !== undefined
  )
    return [];
  return sourcesOf(folder, 'page').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'sections')).flatMap(([index, section]): Problem[] =>
      textOf(section, 'kind') === 'way'
        ? [problemAt(source, ['sections', index, 'kind'], 'noWay', { value: String(year) })]
        : [],
    ),
  );
}
