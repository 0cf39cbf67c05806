import { spawnSync } from 'node:child_process';

/** What a commit did to a file, against its first parent; no `blob` if it was deleted. */
export type FileChange = { file: string; previousFile: string; blob?: string };

/** A commit of the project, and its changes to the YAML files of the content folder. */
export type Commit = { hash: string; date: string; parents: string[]; changes: FileChange[] };

/** Why there is no history to read. */
export type NoHistory = 'noGit' | 'shallow';

/** Every commit up to the checked-out one, parents first, with file names relative to `folder`. */
export function readCommits(folder: string): Commit[] | NoHistory {
  const place = git(folder, ['rev-parse', '--is-inside-work-tree', '--is-shallow-repository']);
  const [isInside, isShallow] = place?.toString().split('\n') ?? [];
  if (isInside !== 'true') return 'noGit';
  if (isShallow === 'true') return 'shallow';
  const log = git(folder, [
    'log',
    // The full history with merges: simplified history would omit branches that changed English
    // only.
    ...['--full-history', '--sparse', '--topo-order', '--reverse', '--diff-merges=first-parent'],
    ...[
      '--raw',
      '--no-abbrev',
      '-z',
      '--find-renames',
      '--relative',
      '--no-color',
      '--no-show-signature',
    ],
    ...['--format=%H %as %P', '--', ':(glob)**/*.yaml', ':(glob)**/*.yml'],
  ]);
  return log === undefined ? 'noGit' : parseLog(log.toString());
}

function parseLog(log: string): Commit[] {
  const commits: Commit[] = [];
  const fields = log.split('\0')[Symbol.iterator]();
  const next = (): string => fields.next().value ?? '';
  for (const field of fields) {
    const line = field.trim();
    if (line.startsWith(':')) commits.at(-1)?.changes.push(parseChange(line, next));
    else if (line !== '') {
      const [hash = '', date = '', ...parents] = line.split(' ');
      commits.push({ hash, date, parents, changes: [] });
    }
  }
  return commits;
}

// Parses `:100644 100644 0eb28f… c0ffee… M`, then the path; for renames (R087) the old path, then
// the new.
function parseChange(line: string, next: () => string): FileChange {
  const [, mode = '', , blob, status = ''] = line.split(' ');
  const previousFile = next();
  const file = status.startsWith('R') ? next() : previousFile;
  return mode.startsWith('100') ? { file, previousFile, blob } : { file, previousFile };
}

/** Returns the contents of blobs by their ids, read by one process. */
export function readBlobs(folder: string, ids: Iterable<string>): Map<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  const output =
    git(folder, ['cat-file', '--batch', '--buffer'], [...ids].join('\n')) ?? Buffer.alloc(0);
  // `<id> blob <size>`, the content, then a newline.
  for (let start = 0; start < output.length;) {
    const end = output.indexOf('\n', start);
    const [id = '', , size] = output.toString('latin1', start, end).split(' ');
    start = end + 1;
    if (size === undefined) continue;
    blobs.set(id, output.subarray(start, start + Number(size)));
    start += Number(size) + 1;
  }
  return blobs;
}

function git(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  // Inside a git hook, these variables name the hook's repository, which is wrong for another
  // folder.
  const env = {
    ...process.env,
    GIT_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
  };
  const { status, stdout } = spawnSync('git', args, {
    cwd: folder,
    env,
    input,
    maxBuffer: Infinity,
  });
  return status === 0 ? stdout : undefined;
}
