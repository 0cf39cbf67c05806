/** Above these, a picture costs every build more than any screen shows. */
export const mostMegapixels = 40;
export const mostMegabytes = 25;

/**
 * A folder in which pictures are seen, and the least its pictures may have on the long side, px.
 */
export type PicturePlace = { path: RegExp; leastSide: number };

/**
 * Where pictures are seen. A work's side is that of the smallest work's scan in the sample (594 px)
 * with room to spare: small works are not to be stretched.
 */
export const picturePlaces: readonly PicturePlace[] = [
  { path: /^\d{4}\/[^/]+$/, leastSide: 1600 },
  { path: /^\d{4}\/photos\/[^/]+$/, leastSide: 800 },
  { path: /^\d{4}\/exhibitors\/[^/]+\/[^/]+$/, leastSide: 560 },
  { path: /^pages\/.+$/, leastSide: 640 },
  { path: /^\d{4}\/speakers\/[^/]+\/[^/]+$/, leastSide: 600 },
  { path: /^\d{4}\/partners\/[^/]+\/[^/]+$/, leastSide: 240 },
];

/** Names of pictures that the site can read. */
export const readableNames = /\.(jpe?g|png|webp|tiff?)$/i;
