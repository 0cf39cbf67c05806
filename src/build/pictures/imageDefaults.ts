/** Widths of the breakpoints, px (spec §9): xs, sm, md, lg, xl, 2xl, 3xl, 4xl. */
export const breakpointWidths = [360, 640, 768, 1024, 1280, 1536, 1920, 2560];

/**
 * What every rendition shares (spec §9); each use lists the widths it needs in its own fragment.
 */
export const imageDefaults = {
  quality: 95,
  formats: ['auto', 'webp'],
  placeholder: 'none',
  breakpoints: breakpointWidths,
} as const;
