import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Files of a folder that git does not have as they are: changed, new or ignored ones. `undefined`
 * where git cannot say, as outside a repository. What a computer leaves there by itself
 * (`.DS_Store`) is no content and is not touched.
 */
export function unsavedFiles(folder: string): string[] | undefined {
  const { status, stdout } = spawnSync(
    'git',
    [
      '-c',
      'core.quotePath=false',
      'status',
      '--porcelain',
      '--ignored',
      '--untracked-files=all',
      '--',
      '.',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) return undefined;
  const files = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));
  return files.filter((file) => !path.basename(file).startsWith('.'));
}
