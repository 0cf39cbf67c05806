import { mkdirSync, writeFileSync, renameSync } from 'node:fs';
import path from 'node:path';

/** Writes a file to `public` by its address on the site: `/feeds/ru/changes.xml`. */
export function writePublic(address: string, text: string): void {
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a file under its name only when complete: several of Gatsby's processes can write it. */
export function writeWholeFile(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}
