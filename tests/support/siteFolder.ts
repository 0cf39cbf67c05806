/**
 * The built site that tests read and visit: that of the tests' own fair in the browser's journeys
 * (`FAIR_SITE`, set by playwright.config.mts), else the one built from content/.
 */
export const siteFolder = process.env['FAIR_SITE'] ?? 'public';

export const contentFolder = process.env['FAIR_CONTENT'] ?? 'content';
