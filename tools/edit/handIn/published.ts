import type { Repository } from './git';
import { openRepository } from './git';

/** Returns main as the server had it when it was last asked, otherwise this machine's main. */
export async function mainOf({ text }: Pick<Repository, 'text'>): Promise<string | undefined> {
  const known = (ref: string) => text(['rev-parse', '--verify', `${ref}^{commit}`]);
  return known('refs/remotes/origin/main')
    .catch(() => known('refs/heads/main'))
    .catch(() => undefined);
}

/** Returns some of the content's files as they are on main, by name; none without git. */
export async function publishedFiles(
  project: string,
  contentRoot: string,
  isMeant: (file: string) => boolean,
): Promise<Map<string, Buffer>> {
  const repository = await openRepository(project, contentRoot).catch(() => undefined);
  const main = repository && (await mainOf(repository));
  if (repository === undefined || main === undefined) return new Map();
  const { filesOf, git } = repository;
  const files = [...(await filesOf(main))].filter(([file]) => isMeant(file));
  return new Map(
    await Promise.all(
      files.map(async ([file, entry]) => {
        const { out } = await git(['cat-file', 'blob', entry.split(' ')[2] ?? '']);
        return [file, out] as const;
      }),
    ),
  );
}
