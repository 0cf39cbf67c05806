/** A place on Earth, in degrees (WGS 84, as every map app writes them). */
export type Place = { lat: number; lon: number };

/** A point of a drawing, m: x to the east, y to the south. */
export type Metres = { x: number; y: number };

// Four digits after the point are eleven metres; fewer would put an entrance into the next street.
export const coordinatesPattern = /^-?\d{1,2}\.\d{4,}, ?-?\d{1,3}\.\d{4,}$/;

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Reads `55.7526, 37.6262`, latitude first; `undefined` for anything else, the impossible among it.
 */
export function readPlace(text: string): Place | undefined {
  if (!coordinatesPattern.test(text)) return undefined;
  const [lat = NaN, lon = NaN] = text.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

/** How far two places are apart, m. */
export function metresBetween(a: Place, b: Place): number {
  const height = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const across =
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(height + across)));
}

/** Length of a line from place to place, m. */
export function lengthOf(line: readonly Place[]): number {
  return line
    .slice(1)
    .reduce((length, place, index) => length + metresBetween(line[index] ?? place, place), 0);
}

/**
 * Puts places on a plane, m from `origin`, north up. True to a metre within a few kilometres
 * (equirectangular), which is all that a plan of streets shows.
 */
export function projectionAround(origin: Place): (place: Place) => Metres {
  const perDegree = radians(earthRadius);
  const shrink = Math.cos(radians(origin.lat));
  return ({ lat, lon }) => ({
    x: (lon - origin.lon) * perDegree * shrink,
    y: (origin.lat - lat) * perDegree,
  });
}
