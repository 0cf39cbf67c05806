import { standAnchor } from './planAnchors';
import { decodeHash } from '../../lib/address';
import { readStandCode, standCodes } from '../../lib/standCode';

/** A part of a plan, in metres from its upper left corner. */
export type PlanRectangle = { x: number; y: number; width: number; height: number };

/**
 * Returns the `id` that an address names, by its hash or, in older links, by `?stand=`; a stand's
 * code can have any spelling. A stand that does not exist has an `id`, too, so that the page can
 * say so. Empty if the address names no other known place.
 */
export function requestedPlace(
  hash: string,
  stand: string | null,
  known: ReadonlySet<string>,
): string {
  const placeAnchor = hash === '' && stand !== null ? standAnchor(stand) : decodeHash(hash);
  if (known.has(placeAnchor)) return placeAnchor;
  const [, code] = /^stand-(.+)$/.exec(placeAnchor) ?? [];
  if (code === undefined) return '';
  return (
    standCodes(code)
      .map(standAnchor)
      .find((anchor) => known.has(anchor)) ?? standAnchor(readStandCode(code))
  );
}

/** Rounds a distance to tens of metres, at least 10, because a plan is not more precise. */
export const roundMetres = (metres: number): number => Math.max(10, Math.round(metres / 10) * 10);

/**
 * Returns the `id` of the place that `?from=` names, by a stand's code in any spelling or by `id`.
 */
export function placeNamed(named: string, known: ReadonlySet<string>): string {
  const place = known.has(named) ? named : requestedPlace('', named, known);
  return known.has(place) ? place : '';
}

/** Returns the part that is nearest to a point in a straight line. */
export function nearestPart<Part extends PlanRectangle>(
  { x, y }: { x: number; y: number },
  parts: readonly Part[],
): Part | undefined {
  const gap = (at: number, from: number, length: number) =>
    Math.max(from - at, at - from - length, 0);
  const distance = (part: Part) =>
    Math.hypot(gap(x, part.x, part.width), gap(y, part.y, part.height));
  return [...parts].sort((a, b) => distance(a) - distance(b))[0];
}
