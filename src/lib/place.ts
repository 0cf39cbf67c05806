/** A place on Earth, in degrees (WGS 84, which all map apps use). */
export type Place = { lat: number; lon: number };

/** A point on a drawing, in metres: x to the east, y to the south. */
export type Metres = { x: number; y: number };

// Four decimals are accurate to 11 m; fewer could put an entrance in the next street.
export const coordinatesPattern = /^-?\d{1,2}\.\d{4,}, ?-?\d{1,3}\.\d{4,}$/;

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Parses `55.7526, 37.6262` (latitude first); undefined if malformed or impossible. */
export function readPlace(text: string): Place | undefined {
  if (!coordinatesPattern.test(text)) return undefined;
  const [lat = NaN, lon = NaN] = text.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

export function metresBetween(a: Place, b: Place): number {
  const height = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const across =
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(height + across)));
}

/** Returns the length of a line through places, in metres. */
export function lengthOf(line: readonly Place[]): number {
  return line
    .slice(1)
    .reduce((length, place, index) => length + metresBetween(line[index] ?? place, place), 0);
}

/**
 * Returns a function that projects places onto a plane, in metres from `origin`, north up. Accurate
 * to a metre within a few kilometres (equirectangular), which is enough for a street plan.
 */
export function projectionAround(origin: Place): (place: Place) => Metres {
  const perDegree = radians(earthRadius);
  const shrink = Math.cos(radians(origin.lat));
  return ({ lat, lon }) => ({
    x: (lon - origin.lon) * perDegree * shrink,
    y: (origin.lat - lat) * perDegree,
  });
}

/** The map apps: Russian ones, international ones, then the phone's own (`geo:`). */
const mapApps = ['yandex', '2gis', 'google', 'apple', 'osm', 'geo'] as const;
export type MapApp = (typeof mapApps)[number];

/** Street level: one building and the streets around it. */
const zoom = 17;

/**
 * Returns a link for each map app that opens a place, with its name where the app accepts a name
 * together with coordinates. Yandex and 2GIS put longitude first and have one site per language.
 * `geo:` is RFC 5870 with Android's label.
 */
export function mapAddresses(
  { lat, lon }: Place,
  name: string,
  language: string,
): Record<MapApp, string> {
  const label = encodeURIComponent(name).replace(
    /[()'!*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  const isRussian = language === 'ru';
  return {
    yandex: `https://yandex.${isRussian ? 'ru' : 'com'}/maps/?ll=${lon},${lat}&z=${zoom}&pt=${lon},${lat}`,
    '2gis': `https://2gis.${isRussian ? 'ru' : 'com'}/geo/${lon},${lat}`,
    google: `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`,
    apple: `https://maps.apple.com/?ll=${lat},${lon}&q=${label}`,
    osm: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${zoom}/${lat}/${lon}`,
    geo: `geo:${lat},${lon}?q=${lat},${lon}(${label})`,
  };
}
