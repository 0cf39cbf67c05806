import { findKeyed, isWhole, type SearchWords } from '../../lists/model/exhibitorSearch';
import { placeNamed } from './planPlaces';

type Place = { readonly anchor: string; readonly words: SearchWords };

/**
 * Returns the `id` of the place that a typed code or name means; undefined if there is no such
 * place or nothing is typed. As in the plan's search, matches of whole words come first.
 */
export function findPlace(places: readonly Place[], typed: string): string | undefined {
  const place = placeNamed(typed, new Set(places.map(({ anchor }) => anchor)));
  if (place !== '') return place;
  const { found, query } = findKeyed(places, typed);
  if (query.length === 0) return undefined;
  return (found.find(({ words }) => isWhole(words, query)) ?? found[0])?.anchor;
}
