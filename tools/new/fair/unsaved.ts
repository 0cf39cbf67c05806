import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Returns the files of a folder that git could not restore: changed, new or ignored ones. Returns
 * undefined if git cannot tell, as outside a repository. Files that a computer creates itself
 * (`.DS_Store`) are not content and stay.
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
