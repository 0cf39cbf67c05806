import type { BuildArgs } from 'gatsby';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Headers of every path, written once; the adapter adds its own block below (design §2). */
const headers = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  X-Frame-Options: DENY
`;

/** Writes public/_headers and prints how big the site has become. */
export function writeHostFiles({ reporter }: BuildArgs): void {
  writeFileSync('public/_headers', headers);
  const megabytes = Math.round(folderSize('public') / 1e6);
  reporter.info(`public/ holds ${megabytes} MB`);
}

function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
