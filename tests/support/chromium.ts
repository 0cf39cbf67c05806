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

/** How to start Chromium: `CHROMIUM_PATH`, else Debian's, headless shell first, or Playwright's. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].find((path) => path && existsSync(path));
  const isRoot = process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox', ...quiet] : quiet };
}
