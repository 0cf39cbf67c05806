import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parseDocument } from 'yaml';
import { readMoment } from '../../lib/time/clock';
import type { Nodes } from '../content/nodes';
import { contentInGit, contentRoot } from '../content/contentRoot';

/** When files of content were last changed: path in the content folder → UTC, ISO. */
export type ContentTimes = ReadonlyMap<string, string>;

/**
 * A character that begins each line with a commit's time in the log; no file name begins with it.
 */
const commitMark = '\u0001';

/**
 * Reads from git's log when each file was last changed on the built branch. Commits come newest
 * first. A merge counts from the moment of merging, so that a file's time never goes back.
 */
export function readTimes(log: string): Map<string, string> {
  const times = new Map<string, string>();
  let moment = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(commitMark)) {
      moment = isoTime(Number(line.slice(1)));
    } else if (line !== '' && !times.has(line)) times.set(line, moment);
  }
  return times;
}

const timesByRoot = new Map<string, ContentTimes>();

/**
 * Returns when each content file was last changed; empty if git does not track the folder. Cached,
 * so that the log is read only once.
 */
export function contentTimes(): ContentTimes {
  const root = contentInGit();
  const times = timesByRoot.get(root) ?? readTimes(logOf(root));
  timesByRoot.set(root, times);
  return times;
}

/**
 * Returns the times; empty in a shallow clone, where git attributes every older file to the oldest
 * commit of the clone.
 */
export function trueContentTimes(): ContentTimes {
  const isShallow = git(['rev-parse', '--is-shallow-repository'], contentInGit()).trim();
  return isShallow === 'false' ? contentTimes() : new Map();
}

/**
 * Reads from `git blame --line-porcelain` when each line of a file was last changed on the built
 * branch, in the order of lines; UTC, ISO. Undefined for a line that is not committed.
 */
export function readLineTimes(blame: string): (string | undefined)[] {
  const times: (string | undefined)[] = [];
  let isCommitted = false;
  let moment = '';
  for (const line of blame.split('\n')) {
    const [, name] = /^([0-9a-f]{40,64}) \d+ \d+/.exec(line) ?? [];
    const [, seconds] = /^committer-time (\d+)$/.exec(line) ?? [];
    if (name !== undefined) isCommitted = /[^0]/.test(name);
    if (seconds !== undefined) moment = isoTime(Number(seconds));
    // The text of the line follows its headers, after a tab.
    if (line.startsWith('\t')) times.push(isCommitted ? moment : undefined);
  }
  return times;
}

/** Returns the times of a content file's lines; empty if git does not have its whole history. */
function lineTimes(file: string): (string | undefined)[] {
  if (!trueContentTimes().has(file)) return [];
  return readLineTimes(
    git(['blame', '-w', '--first-parent', '--line-porcelain', '--', file], contentInGit()),
  );
}

/**
 * Returns when each change of a session was last corrected: the newest time of the lines of its
 * entry in the day's file, UTC, ISO. Edits of other lines do not count, because the file contains
 * all sessions of the day. `text` is the file's text, `times` has a time for each of its lines.
 * Undefined if no time is known.
 */
export function readChangeTimes(
  text: string,
  times: readonly (string | undefined)[],
  slug: string,
): (string | undefined)[] {
  const document = parseDocument(text);
  const sessions = (document.toJS() ?? []) as readonly { slug?: string; changes?: unknown[] }[];
  const at = sessions.findIndex((session) => session.slug === slug);
  return (sessions[at]?.changes ?? []).map((_, index) => {
    const change = document.getIn([at, 'changes', index], true);
    if (!isNode(change) || !change.range) return undefined;
    const [start, end] = change.range;
    const first = text.slice(0, start).split('\n').length - 1;
    const lines = text.slice(start, end).trimEnd().split('\n').length;
    const own = times.slice(first, first + lines).filter((time) => time !== undefined);
    return own.sort().at(-1);
  });
}

/**
 * A cache of days' files with the times of their lines, so that git is called once for each file.
 */
const days = new Map<string, { text: string; times: readonly (string | undefined)[] }>();

/**
 * Returns when each change of a session in a day's file was last corrected; see `readChangeTimes`.
 */
export function changeTimes(file: string, slug: string): (string | undefined)[] {
  const day = days.get(file) ?? {
    text: readFileSync(path.join(contentRoot(), file), 'utf8'),
    times: lineTimes(file),
  };
  days.set(file, day);
  return readChangeTimes(day.text, day.times, slug);
}

const isoTime = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('.000', '');

/**
 * Returns when the programme of a day was last changed, UTC, ISO; the start of its year if git does
 * not know.
 */
export function programmeChange(times: ContentTimes, date: string): string {
  const year = date.slice(0, 4);
  return times.get(path.posix.join(year, 'programme', `${date}.yaml`)) ?? `${year}-01-01T00:00:00Z`;
}

/**
 * Returns when a session was last changed, UTC, ISO: git's time for the file of its day, or the
 * time of its last announced change if that is later.
 */
export function sessionChange(
  times: ContentTimes,
  { fields, changes }: Pick<Nodes['Session'], 'fields' | 'changes'>,
): string {
  const inGit = programmeChange(times, fields.date);
  const announced = readMoment(changes?.at(-1)?.at ?? '')
    ?.toISOString()
    .replace('.000', '');
  return announced === undefined || announced < inGit ? inGit : announced;
}

function logOf(root: string): string {
  const names = ['--name-only', '--no-renames', '--relative', `--format=%x01%ct`];
  return git(['log', '-m', '--first-parent', ...names, '--', '.'], root);
}

function git(command: readonly string[], cwd: string): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...command], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 256e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
