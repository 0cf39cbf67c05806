import type { Place } from './place';

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
