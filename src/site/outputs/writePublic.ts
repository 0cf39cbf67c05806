import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file of the site beside its pages, by its address: `/feeds/ru/changes.xml`. */
export function writePublic(address: string, text: string): void {
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
