import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file to `public` by its address on the site: `/feeds/ru/changes.xml`. */
export function writePublic(address: string, text: string): void {
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
