import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { latinName } from '../../../src/lib/latin';
import { moscowDay, now } from '../../../src/lib/time/clock';
import { freeName } from '../../new/freePlaces';
import type { HandInAnswer, HandInRequest, IdentityRequest, Words } from '../protocol';
import { reportIn, type EditorOfGit } from './changesOf';
import {
  openRepository,
  type Checkout,
  type Repository,
  mainOf,
  handedIn,
  trackOf,
  unsentBranches,
} from './git';
import { Refusal, refusal, sentence } from '../../sentences';

/**
 * Commits changed files of the content on a new branch from the newest main, and pushes it. Refuses
 * changes that would not pass the check there. Leaves the checkout, its index and its branch
 * unchanged.
 */
export async function handIn(
  editor: EditorOfGit,
  { files: chosen, message, isUnfinished = false }: HandInRequest,
): Promise<HandInAnswer> {
  const repository = await openRepository(editor);
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
    throw new Refusal(sentence('noIdentity'), 422, { needs: 'identity' });
  });
  const main = await newestMain(repository);
  const pending = await pendingBranch(repository, main, files);
  const place = mkdtempSync(path.join(tmpdir(), 'fair-hand-in-'));
  const index = path.join(place, 'index');
  try {
    await git(['read-tree', main.commit], { index });
    const sent = pending ? await sidesOfBranch(repository, main.commit, pending, files) : [];
    const all = [...sent, ...(await sidesOfFiles(repository, main.commit, files))];
    const input = await entriesOf(repository, all, place, main.commit.length);
    await git(['update-index', '-z', '--replace', '--index-info'], { index, input });
    const tree = await text(['write-tree'], { index });
    if (tree === (await text(['rev-parse', `${main.commit}^{tree}`])))
      throw new Refusal(sentence('alreadyThere'), 422, { needs: 'update' });
    if (pending && tree === (await text(['rev-parse', `${pending.commit}^{tree}`]))) {
      if (pending.isOnServer) throw refusal('alreadySent');
      return { ...pending, ...(await push(repository, main, pending.branch)) };
    }
    const result = path.join(place, 'result/');
    const listed = (await repository.listed(['ls-files'], { index })).join('\0');
    const checkout = ['checkout-index', '-z', '--stdin', `--prefix=${result}`];
    await git(checkout, { index, input: listed });
    const { faults, prompts } = await reportIn(path.join(result, prefix), files, editor.language);
    if (faults[0] !== undefined) {
      const { name, where, problem, remedy } = faults[0];
      const first = `${[name, ...where].join(', ')}: ${[problem, remedy].filter(Boolean).join('; ')}`;
      throw new Refusal(sentence('faults', { count: String(faults.length), first }), 422, {
        faults,
      });
    }
    if (prompts.length > 0 && !isUnfinished)
      throw new Refusal(sentence('unfinished', { count: String(prompts.length) }), 422, {
        prompts,
      });
    const words = `${message.replace(/[^\P{Cc}\n\t]/gu, ' ').trim()}\n`;
    const isBehind = pending && pending.base !== main.commit;
    const parents = [
      ...(pending ? [pending.commit] : []),
      ...(pending && !isBehind ? [] : [main.commit]),
    ];
    const onto = parents.flatMap((parent) => ['-p', parent]);
    const commit = await text([...asEditor, 'commit-tree', tree, ...onto, '-F', '-'], {
      input: words,
    });
    const branch = pending?.branch ?? branchName(message, main.taken);
    // The empty value makes git refuse if the branch exists.
    await git(['update-ref', `refs/heads/${branch}`, commit, pending?.commit ?? '']);
    return { branch, commit, ...(await push(repository, main, branch)) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Sends a branch that could not be sent before. */
export async function sendAgain(
  checkout: Checkout,
  { branch }: { branch: string },
): Promise<HandInAnswer> {
  const repository = await openRepository(checkout);
  if (!(await unsentBranches(repository)).includes(branch)) throw refusal('alreadySent');
  const main = await newestMain(repository);
  const commit = await repository.text(['rev-parse', `refs/heads/${branch}`]);
  return { branch, commit, ...(await push(repository, main, branch)) };
}

/** Sets the name and e-mail of git's commits, in this repository only. */
export async function setIdentity(
  checkout: Checkout,
  { name, email }: IdentityRequest,
): Promise<object> {
  const isPlain = (text: string) => /^[^\p{Cc}<>]{1,200}$/u.test(text);
  if (!isPlain(name) || !/\p{L}/u.test(name) || !isPlain(email) || !/^\S+@\S+$/.test(email))
    throw refusal('badIdentity');
  const { git } = await openRepository(checkout);
  await git(['config', '--local', 'user.name', name.trim()]);
  await git(['config', '--local', 'user.email', email.trim()]);
  return {};
}

/** A branch that was handed in and is not on main yet; `base`: where it left main. */
type Pending = { branch: string; commit: string; base: string; isOnServer: boolean };

/**
 * Returns the newest handed-in branch that changes one of these files, unless it has been changed
 * or deleted on the server.
 */
async function pendingBranch(
  { listed, text }: Repository,
  { commit: main, heads }: Main,
  files: readonly string[],
): Promise<Pending | undefined> {
  const format = '--format=%(objectname) %(refname:lstrip=2)';
  const refs = await text(['for-each-ref', '--sort=-committerdate', format, handedIn]);
  for (const line of refs.split('\n').filter(Boolean)) {
    const [commit = '', branch = ''] = line.split(' ');
    const base = await text(['merge-base', commit, main]).catch(() => commit);
    const track = await text(['rev-parse', '--verify', trackOf(branch)]).catch(() => undefined);
    const there = heads ? heads.get(branch) : track;
    // Somebody has deleted the branch on the server, or continued it there.
    const isTheirs = there !== commit && (there !== undefined || track !== undefined);
    if (base === commit || isTheirs) continue;
    const names = await listed(['diff', '--name-only', '--no-renames', base, commit]);
    if (names.some((name) => files.some((file) => name.endsWith(file))))
      return { branch, commit, base, isOnServer: there !== undefined };
  }
  return undefined;
}

/**
 * The commit of main to start from, names of existing branches, and the server's branches with
 * their commits, or the reason `why` the server cannot be reached.
 */
type Main = {
  commit: string;
  remote: string;
  taken: Set<string>;
  heads?: Map<string, string>;
  why?: Words;
};

const far = { isFar: true };
/** Resolves to the promise's result, or to the message with which git failed. */
const resultOrWords = <Result>(promise: Promise<Result>) =>
  promise.then(
    (result) => ({ result, why: undefined }),
    ({ words }: Refusal) => ({ result: undefined, why: words }),
  );

export async function newestMain(repository: Repository): Promise<Main> {
  const { git, text } = repository;
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
  const { result: remoteRefs, why } = await resultOrWords(fetch());
  const known = await text(['for-each-ref', 'refs/heads', 'refs/remotes/origin']);
  const names = `${remoteRefs ?? ''}\n${known}`.matchAll(
    /refs\/(?:heads|remotes\/origin)\/(.+)$/gm,
  );
  const commit = await mainOf(repository);
  if (commit === undefined) throw refusal('noMain');
  const heads = [...(remoteRefs ?? '').matchAll(/^(\S+)\trefs\/heads\/(.+)$/gm)];
  return {
    ...{ commit, remote },
    taken: new Set([...names].map(([, name = '']) => name)),
    ...(why ? { why } : { heads: new Map(heads.map(([, id = '', name = '']) => [name, id])) }),
  };
}

/**
 * The ids of a file's versions: `base` is the common one, `mine` is handed in, `other` is on main.
 */
type Sides = { file: string; mode: string } & Record<'base' | 'mine' | 'other', string | undefined>;

const blobIn = (files: ReadonlyMap<string, string>, file: string) => {
  const [mode = '', , id] = files.get(file)?.split(' ') ?? [];
  return { mode, id };
};

/**
 * Returns the chosen files as they are in the checkout. If main contains an earlier hand-in of a
 * file, the file's version on main is the base.
 */
export async function sidesOfFiles(
  repository: Repository,
  main: string,
  files: readonly string[],
): Promise<Sides[]> {
  const { filesOf, prefix, text } = repository;
  const there = files.filter((file) => repository.kindOf(file) === 'file');
  const input = there.map((file) => `${prefix}${file}\n`).join('');
  const ids = (await text(['hash-object', '-w', '--stdin-paths'], { input })).split('\n');
  const [then, theirs] = [await filesOf('HEAD'), await filesOf(main)];
  return Promise.all(
    files.map(async (file): Promise<Sides> => {
      const { mode, id: other } = blobIn(theirs, file);
      const began = blobIn(then, file).id;
      const mine = ids[there.indexOf(file)];
      const isSent = other !== mine && (await isOurs(repository, file, began, other));
      return { file, mode, base: isSent ? other : began, mine, other };
    }),
  );
}

/** Returns the files that a handed-in branch changes, except the chosen ones. */
async function sidesOfBranch(
  { filesOf, prefix, listed }: Repository,
  main: string,
  { commit, base: began }: Pending,
  chosen: readonly string[],
): Promise<Sides[]> {
  const names = await listed(['diff', '--name-only', '--no-renames', began, commit]);
  const [then, sent, theirs] = [await filesOf(began), await filesOf(commit), await filesOf(main)];
  return names
    .map((name) => name.slice(prefix.length))
    .filter((file) => !chosen.includes(file))
    .map((file) => {
      const { mode, id: other } = blobIn(theirs, file);
      return { file, mode, base: blobIn(then, file).id, mine: blobIn(sent, file).id, other };
    });
}

/** Returns lines for `update-index`: each file merged with main. Refuses if two changes collide. */
async function entriesOf(
  repository: Repository,
  sides: readonly Sides[],
  place: string,
  idLength: number,
): Promise<string> {
  const lines: string[] = [];
  const collisions: string[] = [];
  for (const { file, mode, base, mine: sent, other } of sides) {
    let mine = sent;
    if (other !== base && other !== mine) {
      mine = await merged(repository, place, [mine, base, other]);
      if (mine === undefined) collisions.push(file);
    }
    const fileMode = mine === undefined ? '0' : mode.startsWith('100') ? mode : '100644';
    lines.push(`${fileMode} ${mine ?? '0'.repeat(idLength)}\t${repository.prefix}${file}\0`);
  }
  if (collisions.length > 0)
    throw new Refusal(sentence('collision', { files: collisions.join(', ') }), 422, {
      needs: 'update',
    });
  return lines.join('');
}

/**
 * Whether the version of a file on main (`other`) is an earlier hand-in of it, made from the
 * version `base`.
 */
async function isOurs(
  { prefix, text }: Repository,
  file: string,
  base?: string,
  other?: string,
): Promise<boolean> {
  if (base === other) return false;
  const branches = await text(['for-each-ref', '--format=%(refname)', handedIn]);
  const blobs = (commits: readonly string[]) =>
    Promise.all(
      commits.map((commit) =>
        text(['rev-parse', '--verify', `${commit}:${prefix}${file}`]).catch(() => undefined),
      ),
    );
  for (const branch of branches.split('\n').filter(Boolean)) {
    // The branch's log has an entry for each hand-in.
    const log = await text(['log', '-g', '--format=%H', branch]).catch(() => branch);
    const commits = log.split('\n');
    const sent = await blobs(commits);
    if (!sent.includes(other)) continue;
    if ((await blobs(commits.map((commit) => `${commit}~1`))).includes(base)) return true;
  }
  return false;
}

/** Merges three texts with git; undefined if that is impossible, as with pictures. */
async function merged({ blob, git, text }: Repository, place: string, ids: (string | undefined)[]) {
  const names = ids.map((_, at) => path.join(place, `text${at}`));
  for (const [at, name] of names.entries()) {
    const id = ids[at];
    if (id === undefined) return undefined;
    writeFileSync(name, await blob(id));
  }
  const { result } = await resultOrWords(git(['merge-file', '-p', ...names]));
  return result && text(['hash-object', '-w', '--stdin'], { input: result.out });
}

/** Returns a free branch name: `content/2026-04-03-kobalt-moves`. */
function branchName(message: string, taken: ReadonlySet<string>): string {
  const words = latinName(message) || 'edit';
  const short = /^.{1,40}(?=-|$)|^.{40}/.exec(words)?.[0] ?? '';
  const name = `content/${moscowDay(now())}-${short}`;
  return freeName(name, (candidate) => taken.has(candidate));
}

async function push({ git }: Repository, { remote, why }: Main, branch: string) {
  const only = ['--no-follow-tags', '--recurse-submodules=no', '--progress'];
  const ref = `refs/heads/${branch}:refs/heads/${branch}`;
  const done = why ? { why } : await resultOrWords(git(['push', ...only, 'origin', ref], far));
  if (done.why) return { isPushed: false, why: sentence('kept', { why: done.why, branch }) };
  return { isPushed: true, address: pullAddress(remote, done.result?.messages ?? '') };
}

/**
 * Returns the address for opening a pull request, which the server prints after a push; undefined
 * if it is on another host.
 */
export function pullAddress(remote: string, messages: string): string | undefined {
  const [, host] = /^(?:\w+:\/\/)?(?:[^@/]+@)?([^/:]+)[:/]/.exec(remote) ?? [];
  const [, address = ''] = /^remote:.*?(https?:\/\/\S+)/m.exec(messages) ?? [];
  return URL.canParse(address) && new URL(address).hostname === host ? address : undefined;
}
