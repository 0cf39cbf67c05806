import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns how the tests start Chromium: `CHROMIUM_PATH`, else Debian's (its headless shell first),
 * else Playwright's own; nothing is downloaded.
 */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].find((path) => path && existsSync(path));
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox', ...quiet] : quiet };
}
