import { parse } from 'yaml';
import { readBlobs, readCommits, type Commit, type FileChange, type NoHistory } from './git';
import { nextState, type FileState } from './lineage';
import { localizedTexts, type LocalizedText } from './localizedTexts';

/** The texts of every YAML file as last committed, with their past, by path. */
export type History = ReadonlyMap<string, FileState>;

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
