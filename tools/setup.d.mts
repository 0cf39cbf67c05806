/** Finds a browser, or installs one; undefined if Playwright is to use its own. */
export function ensureBrowser(): Promise<string | undefined>;
