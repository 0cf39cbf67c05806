import { spawnSync } from 'node:child_process';

/** Variables that git sets for a hook; they would make git work in the hook's repository. */
const ofHooks = /^GIT_(DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|OBJECT_DIRECTORY|NAMESPACE|PREFIX)$/;

/** Returns the environment for git in any folder, even inside a git hook. */
export const gitEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofHooks.test(name)));

/** Runs git in a folder and waits for it; returns its output, or undefined if it fails. */
export function git(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const how = { cwd: folder, env: gitEnvironment(), input, maxBuffer: Infinity };
  const { status, stdout } = spawnSync('git', args, how);
  return status === 0 ? stdout : undefined;
}
