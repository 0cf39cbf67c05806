import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Gatsby removes what is outdated in these folders: pictures, and pages' data. */
const keptFolders = new Set(['static', 'page-data']);

/** Pages, which Gatsby removes or renders again; every build writes other HTML. */
const page = /^(index|404|410|500)\.html$/;

/**
 * Removes what the last build wrote besides pages, their data and pictures; old scripts and files
 * of removed records would stay otherwise (decision 002). It runs inside the build because Netlify
 * restores the last one's files when Gatsby has started.
 */
export function removeLastBuild(folder: string): void {
  if (!existsSync(folder)) return;
  const tops = readdirSync(folder, { withFileTypes: true });
  for (const top of tops.filter(({ name }) => !keptFolders.has(name))) {
    const inside = top.isDirectory()
      ? readdirSync(path.join(folder, top.name), { recursive: true, withFileTypes: true })
      : [top];
    for (const file of inside)
      if (!file.isDirectory() && !page.test(file.name))
        rmSync(path.join(file.parentPath, file.name));
  }
}
