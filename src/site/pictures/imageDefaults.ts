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
