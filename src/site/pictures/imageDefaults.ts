/** Widths of the breakpoints, px (spec §9): xs, sm, md, lg, xl, 2xl, 3xl, 4xl. */
export const breakpointWidths = [360, 640, 768, 1024, 1280, 1536, 1920, 2560];

/**
 * Settings that all renditions have in common (spec §9); each fragment lists the widths it needs.
 */
export const imageDefaults = {
  quality: 95,
  formats: ['auto', 'webp'],
  placeholder: 'none',
  breakpoints: breakpointWidths,
} as const;

/**
 * Widths that are made of a picture in one go, px. Lists ask for some of them and pages for others;
 * gatsby-plugin-sharp makes a rendition anew for every list of widths that it stands in.
 */
const widthsOfAKind = [
  // Works and portraits.
  [180, 284, 496, 868, 1520],
  // Galleries and arches.
  [236, 412, 560, 720, 1260, 1600],
];

/** The widths that are made where some are asked for, px: all of their kind. */
export function widthsMadeWith(asked: readonly number[]): readonly number[] {
  return widthsOfAKind.find((kind) => asked.every((width) => kind.includes(width))) ?? asked;
}
