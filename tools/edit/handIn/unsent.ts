import type { Repository } from './git';
import { mainOf } from './published';

/** The branches of hand-ins, as patterns of `git for-each-ref`. */
export const handedIn = ['refs/heads/content/', 'refs/heads/content-*'];
/** What the server had of a branch when it was last asked. */
export const trackOf = (branch: string) => `refs/remotes/origin/${branch}`;

/** Returns the branches of earlier hand-ins that the server has never had. */
export async function unsentBranches({ text }: Repository): Promise<string[]> {
  const names = await text(['for-each-ref', '--format=%(refname:lstrip=2)', ...handedIn]);
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
