import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FairPlan } from './planFair';

/** Removes and writes files as planned; also removes folders that become empty. */
export function carryOut(
  { removed, written }: Pick<FairPlan, 'removed' | 'written'>,
  root: string,
): void {
  for (const file of removed) rmSync(path.join(root, file));
  // Deepest first, so that a folder is empty when its turn comes.
  const folders = [...new Set(removed.flatMap(foldersOf))].sort((a, b) => b.length - a.length);
  for (const folder of folders) {
    if (readdirSync(path.join(root, folder)).length === 0) rmdirSync(path.join(root, folder));
  }
  for (const { file, text } of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

function foldersOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}
