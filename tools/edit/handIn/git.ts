import { execFile } from 'node:child_process';
import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { gitEnvironment } from '../../git';
import { Refusal, refusal, sentence, type SentenceCode } from '../../sentences';

/**
 * `index`: the path of an index that replaces the checkout's. `isFar`: the command contacts the
 * server.
 */
type Options = { input?: string | Buffer; index?: string; isFar?: boolean };

/** Time limit for git, ms: even with many pictures, a longer command is stuck. */
const timeoutMs = 300_000;

/** Turns off prompts for a password, refreshes of the checkout's index, and wildcards in paths. */
const quiet = { GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1' };

/** Runs git in a folder, without a shell. Throws a `Refusal` that says what git could not do. */
function runGit(folder: string, args: readonly string[], options: Options = {}) {
  const { input = '', index, isFar = false } = options;
  const own = index === undefined ? {} : { GIT_INDEX_FILE: index };
  const env = { ...gitEnvironment(), ...quiet, ...own, LC_ALL: 'C' };
  const how = {
    cwd: folder,
    env,
    encoding: 'buffer',
    maxBuffer: Infinity,
    timeout: timeoutMs,
  } as const;
  return new Promise<{ out: Buffer; messages: string }>((resolve, reject) => {
    const child = execFile('git', [...args], how, (error, out, stderr) => {
      const messages = stderr.toString();
      if (error === null) return resolve({ out, messages });
      if (error.code === 'ENOENT') return reject(refusal('noGit'));
      const reason = error.killed ? 'late' : reasonOf(messages, isFar);
      return reject(refusal(reason, { said: shortened(messages) }));
    });
    child.stdin?.on('error', () => undefined).end(input);
  });
}

function reasonOf(messages: string, isFar: boolean): SentenceCode {
  if (!isFar) return 'gitFailed';
  if (/rejected|declined|failed to push/.test(messages)) return 'notTaken';
  const isShut = /Authentication|could not read \w+name|prompts disabled|denied|\b40[13]\b/i;
  return isShut.test(messages) ? 'notLetIn' : 'offline';
}

/** Returns the part of git's message that says what failed. */
function shortened(messages: string): string {
  const lines = messages.split(/[\r\n]+/).filter((line) => /^(fatal|error|remote| !)/.test(line));
  return withoutPassword(lines.join(' ')).slice(0, 300);
}

/** Turns `https://name:password@host/` into `https://host/`. */
export const withoutPassword = (text: string) => text.replace(/(https?:\/\/)[^/@\s]*@/g, '$1');

/** The project's folder, and its content folder. */
export type Checkout = { project: string; contentRoot: string };

/** The repository of a content folder; `prefix` is the folder's path from the repository's root. */
export type Repository = Awaited<ReturnType<typeof openRepository>>;

/** Opens the repository of the content; file names are relative to the content folder. */
export async function openRepository({ project, contentRoot }: Checkout) {
  const location = runGit(contentRoot, ['rev-parse', '--show-toplevel', '--show-prefix']);
  const { out } = await location.catch(({ words }: Refusal) => {
    if (words.en === sentence('noGit').en) throw refusal('noGit');
    throw refusal('noRepository', { project, said: words });
  });
  const [top = '', prefix = ''] = out.toString().split('\n');
  const git = (args: readonly string[], options?: Options) => runGit(top, args, options);
  const listed = async (args: readonly string[], options?: Options) =>
    (await git([...args, '-z', '--', prefix || '.'], options)).out
      .toString()
      .split('\0')
      .slice(0, -1);
  return {
    top,
    prefix,
    git,
    listed,
    text: async (args: readonly string[], options?: Options) =>
      (await git(args, options)).out.toString().trim(),
    /** Files that differ from the last commit, also new and removed ones, but not hidden ones. */
    changed: async () => {
      const all = ['--no-renames', '--untracked-files=all', '--ignore-submodules=all'];
      const lines = await listed(['status', '--porcelain', ...all]);
      const files = new Set(lines.map((line) => line.slice(3 + prefix.length)));
      return [...files].filter((file) => !path.basename(file).startsWith('.')).sort();
    },
    blob: async (id: string) => (await git(['cat-file', 'blob', id])).out,
    /** Returns the files of a commit with their entries: `100644 blob <id>`. */
    filesOf: async (commit: string) => {
      const lines = (await listed(['ls-tree', '-r', commit])).map((line) => line.split('\t'));
      return new Map(
        lines.map(([entry = '', ...name]) => [name.join('\t').slice(prefix.length), entry]),
      );
    },
    /** Returns what is at a path now: a file, nothing, or anything else, such as a link. */
    kindOf: (file: string): 'file' | 'none' | 'other' => {
      const place = path.join(realpathSync(contentRoot), file);
      try {
        return lstatSync(place).isFile() && realpathSync(place) === place ? 'file' : 'other';
      } catch {
        return 'none';
      }
    },
  };
}

/**
 * Returns the commit of main as of the last fetch from the server, otherwise of the local branch.
 */
export async function mainOf({ text }: Pick<Repository, 'text'>): Promise<string | undefined> {
  const known = (ref: string) => text(['rev-parse', '--verify', `${ref}^{commit}`]);
  return known('refs/remotes/origin/main')
    .catch(() => known('refs/heads/main'))
    .catch(() => undefined);
}

/** Returns some of the content's files as they are on main, by name; none without git. */
export async function publishedFiles(
  checkout: Checkout,
  isWantedFile: (file: string) => boolean,
): Promise<Map<string, Buffer>> {
  const repository = await openRepository(checkout).catch(() => undefined);
  const main = repository && (await mainOf(repository));
  if (repository === undefined || main === undefined) return new Map();
  const files = [...(await repository.filesOf(main))].filter(([file]) => isWantedFile(file));
  return new Map(
    await Promise.all(
      files.map(async ([file, entry]) => {
        const bytes = await repository.blob(entry.split(' ')[2] ?? '');
        return [file, bytes] as const;
      }),
    ),
  );
}

/** The branches of hand-ins, as a pattern of `git for-each-ref`. */
export const handedIn = 'refs/heads/content/';
/** Returns the remote-tracking branch: the server's branch as of the last fetch. */
export const trackOf = (branch: string) => `refs/remotes/origin/${branch}`;

/** Returns the handed-in branches that have never been sent to the server and are not on main. */
export async function unsentBranches({ text }: Repository): Promise<string[]> {
  const names = await text(['for-each-ref', '--format=%(refname:lstrip=2)', handedIn]);
  const main = await mainOf({ text });
  const unsent = await Promise.all(
    names
      .split('\n')
      .filter(Boolean)
      .map(async (branch) => {
        const isKnown = await text(['rev-parse', '--verify', trackOf(branch)]).catch(() => '');
        const isIn = await text(['merge-base', '--is-ancestor', branch, main ?? '']).then(
          () => true,
          () => false,
        );
        return isKnown !== '' || isIn ? [] : [branch];
      }),
  );
  return unsent.flat();
}
