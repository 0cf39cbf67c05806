/** The window of a phone, px. */
export const phone = { width: 390, height: 844 };
