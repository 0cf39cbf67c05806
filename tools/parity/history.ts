import { parse } from 'yaml';
import { git } from '../git';
import { localizedTexts, type LocalizedText } from './localizedTexts';

/** The texts of every YAML file as last committed, with their past, by path. */
export type History = ReadonlyMap<string, FileState>;

/** What a commit did to a file, against its first parent; no `blob` if it was deleted. */
type FileChange = { file: string; previousFile: string; blob?: string };

/** A commit of the project, and its changes to the YAML files of the content folder. */
type Commit = { hash: string; date: string; parents: string[]; changes: FileChange[] };

/** Why there is no history to read. */
export type NoHistory = 'noGit' | 'shallow';

type ReadTexts = (blob: string) => readonly LocalizedText[] | undefined;

/** Follows every text of a folder through git's history to the checked-out commit. */
export function readHistory(folder: string): History | NoHistory {
  const commits = readCommits(folder);
  return typeof commits === 'string'
    ? commits
    : followCommits(commits, textsReader(folder, commits));
}

function followCommits(commits: readonly Commit[], readTexts: ReadTexts): History {
  const histories = new Map<string, History>();
  const childrenLeft = countChildren(commits);
  let last: History = new Map();
  for (const commit of commits) {
    last = followCommit(
      commit,
      commit.parents.map((parent) => histories.get(parent) ?? new Map()),
      readTexts,
    );
    histories.set(commit.hash, last);
    for (const parent of commit.parents) {
      const left = (childrenLeft.get(parent) ?? 1) - 1;
      childrenLeft.set(parent, left);
      if (left === 0) histories.delete(parent);
    }
  }
  return last;
}

function followCommit(commit: Commit, parents: readonly History[], readTexts: ReadTexts): History {
  const [first, ...others] = parents;
  if (commit.changes.length === 0) return first ?? new Map();
  const files = new Map(first);
  const version = { commit: commit.hash, date: commit.date };
  for (const { file, previousFile } of commit.changes)
    if (file !== previousFile) files.delete(previousFile);
  for (const { file, previousFile, blob } of commit.changes) {
    const before = [first?.get(previousFile), ...others.map((other) => other.get(file))].filter(
      (state) => state !== undefined,
    );
    const texts = blob === undefined ? [] : readTexts(blob);
    if (blob === undefined) files.delete(file);
    // A version that cannot be read is skipped: the next one is compared with the last readable
    // one.
    else if (texts !== undefined) files.set(file, nextState(before, texts, version));
    else if (before[0] !== undefined) files.set(file, before[0]);
  }
  return files;
}

function countChildren(commits: readonly Commit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const parent of commits.flatMap(({ parents }) => parents))
    counts.set(parent, (counts.get(parent) ?? 0) + 1);
  return counts;
}

function textsReader(folder: string, commits: readonly Commit[]): ReadTexts {
  const ids = commits.flatMap(({ changes }) =>
    changes.flatMap(({ blob }: FileChange) => blob ?? []),
  );
  const blobs = readBlobs(folder, new Set(ids));
  const known = new Map<string, readonly LocalizedText[] | undefined>();
  return (id) => {
    if (!known.has(id)) known.set(id, readTexts(blobs.get(id)));
    return known.get(id);
  };
}

function readTexts(blob: Buffer | undefined): readonly LocalizedText[] | undefined {
  if (blob === undefined) return undefined;
  try {
    return localizedTexts(parse(blob.toString(), { logLevel: 'error' }));
  } catch {
    return undefined;
  }
}

/** A version of the content: a commit, or the working tree. */
export type Version = { commit: string; date: string } | 'workingTree';

/** A text with its past; stale if `ru` differs from `translated`. */
export type TextState = LocalizedText & {
  /** The Russian text at the time the English was last written. */
  translated: string;
  /** The version in which the Russian changed without the English; for stale texts only. */
  staleSince?: Version;
};

/** The texts of one version of a file, by key. */
export type FileState = ReadonlyMap<string, TextState>;

/**
 * Returns the state of a file's texts in `version`, given the states of its parents: none for a new
 * file, several for a merge. Changed English counts as a translation of the Russian in this
 * version; unchanged English remains a translation of the earlier Russian.
 */
export function nextState(
  parents: readonly FileState[],
  texts: readonly LocalizedText[],
  version: Version,
): FileState {
  const now = groupTexts(texts);
  const before = parents.map((parent) => ({
    byKey: parent,
    groups: groupTexts([...parent.values()]),
  }));
  return new Map(
    texts.map((text) => {
      const group = now.get(text.group) ?? [];
      const past = before.flatMap(({ byKey, groups }) =>
        sameEnglish(text, group, byKey, groups.get(text.group) ?? []),
      );
      return [text.key, inherit(text, past, version)];
    }),
  );
}

function inherit(text: LocalizedText, past: readonly TextState[], version: Version): TextState {
  const isFresh = past.some(({ translated }) => translated === text.ru || translated === '');
  const origin = past.find(({ ru }) => ru === text.ru) ?? past[0];
  if (origin === undefined || isFresh) return { ...text, translated: text.ru };
  const staleSince = origin.staleSince ?? version;
  return { ...text, translated: origin.translated, staleSince };
}

/**
 * Returns the past of a text whose English did not change, at the same key or at another key of its
 * list.
 */
function sameEnglish(
  text: LocalizedText,
  group: readonly LocalizedText[],
  before: FileState,
  groupBefore: readonly TextState[],
): TextState[] {
  const unchanged = groupBefore.filter(({ ru, en }) => ru === text.ru && en === text.en);
  if (unchanged.length > 0) return unchanged;
  const unmoved = before.get(text.key);
  if (unmoved?.en === text.en) return [unmoved];
  // Covers a text that was moved and whose Russian was edited in the same version, unless the same
  // English occurs several times in the list.
  const moved = groupBefore.filter(({ en }) => en === text.en);
  return moved.length === 1 && group.filter(({ en }) => en === text.en).length === 1 ? moved : [];
}

function groupTexts<Text extends LocalizedText>(texts: readonly Text[]): Map<string, Text[]> {
  const groups = new Map<string, Text[]>();
  for (const text of texts) {
    const group = groups.get(text.group);
    if (group === undefined) groups.set(text.group, [text]);
    else group.push(text);
  }
  return groups;
}

/** Every commit up to the checked-out one, parents first, with file names relative to `folder`. */
function readCommits(folder: string): Commit[] | NoHistory {
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
function readBlobs(folder: string, ids: Iterable<string>): Map<string, Buffer> {
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
