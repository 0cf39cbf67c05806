/** Larger pictures slow down every build and no screen can show the difference. */
export const mostMegapixels = 40;
export const mostMegabytes = 25;

/** A folder whose pictures appear on pages, and the shortest long side allowed there, px. */
export type PicturePlace = { path: RegExp; leastSide: number };

/**
 * The limit for works is a little below the smallest scan in the sample (594 px), so that even
 * small works are not stretched.
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
