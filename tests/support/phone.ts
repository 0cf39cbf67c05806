/** The window of a small phone, px. */
export const phone = { width: 360, height: 740 };
