import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { latinName } from '../../../src/lib/latin';
import { moscowDay, now } from '../../../src/lib/time/clock';
import type { EditorLanguage, HandInAnswer, HandInRequest, Words } from '../protocol';
import { reportIn } from './changesOf';
import { openRepository, type Repository } from './git';
import { Refusal, refusal, say } from '../say';

/**
 * Commits changed files of the content on a new branch from the newest main, and pushes it. Refuses
 * changes that would not pass the check there, with messages in `language`. Leaves the checkout,
 * its index and its branch unchanged.
 */
export async function handIn(
  project: string,
  contentRoot: string,
  { files: chosen, message, isUnfinished = false }: HandInRequest,
  language: EditorLanguage,
): Promise<HandInAnswer> {
  const repository = await openRepository(project, contentRoot);
  const { git, text, prefix } = repository;
  const files = [...new Set(chosen)];
  if (files.length === 0) throw refusal('nothingChosen');
  if (!/[\p{L}\p{N}]/u.test(message)) throw refusal('noMessage');
  const changed = await repository.changed();
  for (const file of files) {
    if (path.isAbsolute(file) || path.normalize(file).startsWith('..'))
      throw refusal('notContent', { file });
    if (!changed.includes(file)) throw refusal('notChanged', { file });
    if (repository.kindOf(file) === 'other') throw refusal('notPlain', { file });
  }
  const asEditor = ['-c', 'user.useConfigOnly=true', '-c', 'i18n.commitEncoding=UTF-8'];
  await git([...asEditor, 'var', 'GIT_AUTHOR_IDENT']).catch(() => {
    throw refusal('noIdentity');
  });
  const main = await newestMain(repository);
  const place = mkdtempSync(path.join(tmpdir(), 'fair-hand-in-'));
  const index = path.join(place, 'index');
  try {
    await git(['read-tree', main.commit], { index });
    const input = await entriesOf(repository, main.commit, files, place);
    await git(['update-index', '-z', '--replace', '--index-info'], { index, input });
    const tree = await text(['write-tree'], { index });
    if (tree === (await text(['rev-parse', `${main.commit}^{tree}`])))
      throw refusal('alreadyThere');
    const result = path.join(place, 'result/');
    const all = (await repository.listed(['ls-files'], { index })).join('\0');
    await git(['checkout-index', '-z', '--stdin', `--prefix=${result}`], { index, input: all });
    const { faults, prompts } = await reportIn(path.join(result, prefix), files, language);
    if (faults[0] !== undefined) {
      const { file, line, problem, remedy } = faults[0];
      const first = `${file}:${line}  ${problem}  ${remedy}`;
      throw new Refusal(say('faults', { count: String(faults.length), first }), 422, { faults });
    }
    if (prompts.length > 0 && !isUnfinished)
      throw new Refusal(say('unfinished', { count: String(prompts.length) }), 422, { prompts });
    const words = `${message.replace(/[^\P{Cc}\n\t]/gu, ' ').trim()}\n`;
    const commitTree = [...asEditor, 'commit-tree', tree, '-p', main.commit, '-F', '-'];
    const commit = await text(commitTree, { input: words });
    const branch = branchName(message, main.taken);
    // The empty value makes git refuse if the branch exists.
    await git(['update-ref', `refs/heads/${branch}`, commit, '']);
    return { branch, commit, ...(await push(repository, main, branch)) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The main to start from, names of existing branches, and `why` nothing can be pushed. */
type Main = { commit: string; remote: string; taken: Set<string>; why?: Words };

const far = { isFar: true };
/** Resolves to the promise's result, or to the message with which git failed. */
const orWords = <Result>(promise: Promise<Result>) =>
  promise.then(
    (result) => ({ result, why: undefined }),
    ({ words }: Refusal) => ({ result: undefined, why: words }),
  );

async function newestMain({ git, text }: Repository): Promise<Main> {
  const remote = await text(['remote', 'get-url', '--push', 'origin']).catch(() => '');
  const fetch = async () => {
    if (remote === '') throw refusal('noRemote');
    const only = ['--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--no-auto-gc'];
    await git(
      ['fetch', ...only, '--progress', 'origin', '+refs/heads/main:refs/remotes/origin/main'],
      far,
    );
    return text(['ls-remote', '--heads', 'origin'], far);
  };
  const { result: heads = '', why } = await orWords(fetch());
  const known = await text(['for-each-ref', 'refs/heads', 'refs/remotes/origin']);
  const names = `${heads}\n${known}`.matchAll(/refs\/(?:heads|remotes\/origin)\/(.+)$/gm);
  const commit = await text(['rev-parse', '--verify', 'refs/remotes/origin/main'])
    .catch(() => text(['rev-parse', '--verify', 'refs/heads/main']))
    .catch(() => {
      throw refusal('noMain');
    });
  return { commit, remote, why, taken: new Set([...names].map(([, name = '']) => name)) };
}

/** Lines for `update-index`: each file as in main; refuses if two changes collide. */
async function entriesOf(
  repository: Repository,
  main: string,
  files: readonly string[],
  place: string,
): Promise<string> {
  const { filesOf, prefix, text } = repository;
  const there = files.filter((file) => repository.kindOf(file) === 'file');
  const input = there.map((file) => `${prefix}${file}\n`).join('');
  const ids = (await text(['hash-object', '-w', '--stdin-paths'], { input })).split('\n');
  const [then, theirs] = [await filesOf('HEAD'), await filesOf(main)];
  const lines: string[] = [];
  const collisions: string[] = [];
  for (const file of files) {
    const [, , base] = then.get(file)?.split(' ') ?? [];
    const [mode = '', , other] = theirs.get(file)?.split(' ') ?? [];
    let mine = ids[there.indexOf(file)];
    if (other !== base && other !== mine && !(await isOurs(repository, file, base, other))) {
      mine = await merged(repository, place, [mine, base, other]);
      if (mine === undefined) collisions.push(file);
    }
    const kept = mine === undefined ? '0' : mode.startsWith('100') ? mode : '100644';
    lines.push(`${kept} ${mine ?? '0'.repeat(main.length)}\t${prefix}${file}\0`);
  }
  if (collisions.length > 0) throw refusal('collision', { files: collisions.join(', ') });
  return lines.join('');
}

/** Whether main contains what was handed in before, so that the file continues from it. */
async function isOurs({ prefix, text }: Repository, file: string, base?: string, other?: string) {
  const commits = await text(['for-each-ref', '--format=%(objectname)', 'refs/heads/content/']);
  for (const commit of commits.split('\n').filter(Boolean)) {
    const blob = (of: string) =>
      text(['rev-parse', '--verify', `${of}:${prefix}${file}`]).catch(() => undefined);
    if ((await blob(commit)) === other && (await blob(`${commit}~1`)) === base) return true;
  }
  return false;
}

/** Merges three texts with git; undefined if that is impossible, as with pictures. */
async function merged({ git, text }: Repository, place: string, ids: (string | undefined)[]) {
  const names = ids.map((_, at) => path.join(place, `text${at}`));
  for (const [at, name] of names.entries()) {
    const id = ids[at];
    if (id === undefined) return undefined;
    writeFileSync(name, (await git(['cat-file', 'blob', id])).out);
  }
  const { result } = await orWords(git(['merge-file', '-p', ...names]));
  return result && text(['hash-object', '-w', '--stdin'], { input: result.out });
}

/** Returns a free branch name: `content/2026-04-03-kobalt-moves`. */
function branchName(message: string, taken: ReadonlySet<string>): string {
  const words = latinName(message) || 'edit';
  const short = /^.{1,40}(?=-|$)|^.{40}/.exec(words)?.[0] ?? '';
  // If there is a branch `content`, git cannot create branches below it.
  const name = `content${taken.has('content') ? '-' : '/'}${moscowDay(now())}-${short}`;
  const names = [name, ...[...taken].map((_, at) => `${name}-${at + 2}`)];
  return names.find((candidate) => !taken.has(candidate)) ?? name;
}

async function push({ git }: Repository, { remote, why }: Main, branch: string) {
  const only = ['--no-follow-tags', '--recurse-submodules=no', '--progress'];
  const ref = `refs/heads/${branch}:refs/heads/${branch}`;
  const done = why ? { why } : await orWords(git(['push', ...only, 'origin', ref], far));
  if (done.why) return { isPushed: false, why: say('kept', { why: done.why, branch }) };
  return { isPushed: true, address: pullAddress(remote, done.result?.said ?? '') };
}

/** The address for a pull request that a forge prints after a push; only on its host. */
export function pullAddress(remote: string, said: string): string | undefined {
  const [, host] = /^(?:\w+:\/\/)?(?:[^@/]+@)?([^/:]+)[:/]/.exec(remote) ?? [];
  const [, told = ''] = /^remote:.*?(https?:\/\/\S+)/m.exec(said) ?? [];
  return URL.canParse(told) && new URL(told).hostname === host ? told : undefined;
}
