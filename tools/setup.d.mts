/** Finds or installs a browser; undefined if Playwright should use its own. */
export function ensureBrowser(): Promise<string | undefined>;
