/** Widths of the breakpoints, px (spec §9): xs, sm, md, lg, xl, 2xl, 3xl, 4xl. */
export const breakpointWidths = [360, 640, 768, 1024, 1280, 1536, 1920, 2560];

/** Settings common to all renditions (spec §9); each fragment lists the widths it needs. */
export const imageDefaults = {
  quality: 95,
  formats: ['auto', 'webp'],
  placeholder: 'none',
  breakpoints: breakpointWidths,
} as const;

/**
 * Groups of widths that are rendered together, px. Lists and pages request different widths of a
 * group, but gatsby-plugin-sharp renders again for each different list of widths.
 */
const widthsOfAKind = [
  // Widths of works and portraits.
  [180, 284, 496, 868, 1520],
  // Widths of galleries and arches.
  [236, 412, 560, 720, 1260, 1600],
];

/** Returns the group that contains all the requested widths, px; otherwise the requested widths. */
export function widthsMadeWith(requestedWidths: readonly number[]): readonly number[] {
  return (
    widthsOfAKind.find((kind) => requestedWidths.every((width) => kind.includes(width))) ??
    requestedWidths
  );
}
