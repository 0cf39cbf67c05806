import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';

/** Returns the paths of all files in a folder, except hidden ones. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    : [];

/** Returns the files that a copy of a folder lacks or has in an older version. */
export function changedFiles(folder: string, copy: string): string[] {
  return filesIn(folder).filter((file) => {
    const [own, copied] = [folder, copy].map((root) =>
      statSync(path.join(root, file), { throwIfNoEntry: false }),
    );
    // Copies keep the modification time, but not its full precision.
    return own?.size !== copied?.size || Math.abs((own?.mtimeMs ?? 0) - (copied?.mtimeMs ?? 0)) > 1;
  });
}

/** Updates a copy of a folder. A reader of the copy never sees half a file. */
export function updateCopy(folder: string, copy: string): void {
  for (const file of changedFiles(folder, copy)) {
    const [from, to] = [path.join(folder, file), path.join(copy, file)];
    // Gatsby ignores files with this prefix (gatsby-config.ts).
    const half = path.join(path.dirname(to), `.fair-edit-${path.basename(to)}`);
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, half);
    const { atime, mtime } = statSync(from);
    utimesSync(half, atime, mtime);
    renameSync(half, to);
  }
  const own = new Set(filesIn(folder));
  for (const file of filesIn(copy)) if (!own.has(file)) rmSync(path.join(copy, file));
}
