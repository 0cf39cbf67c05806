import { execFileSync } from 'node:child_process';

/** Runs git in a folder of a test, with an author and without the settings of this computer. */
export function git(
  cwd: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): string {
  const settings = [
    ...['user.name=Editor', 'user.email=editor@fair.example'],
    ...['commit.gpgsign=false', 'init.defaultBranch=main'],
  ];
  const env = {
    ...process.env,
    ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_DIR: undefined },
    ...{ GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined },
    ...variables,
  };
  const all = [...settings.flatMap((setting) => ['-c', setting]), ...args];
  return execFileSync('git', all, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
}
