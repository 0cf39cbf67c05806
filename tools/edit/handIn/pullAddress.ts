/** Where forges open a pull request, by their documented addresses. */
const forms: Record<string, string> = {
  'github.com': 'compare/MAIN...BRANCH?quick_pull=1',
  'gitlab.com': '-/merge_requests/new?merge_request[source_branch]=BRANCH',
  'bitbucket.org': 'pull-requests/new?source=BRANCH&t=1',
  'codeberg.org': 'compare/MAIN...BRANCH',
};
/** `https://name@host:443/owner/project.git`, `ssh://git@host/owner/project`, `git@host:owner/project`. */
const remoteForm = /^(?:\w+:\/\/)?(?:[^@/]+@)?([^/:]+)(?::\d+(?=\/))?[/:](.+?)(?:\.git)?\/?$/;

/**
 * Where a pull request is opened for a branch that was pushed to `remote`. Other forges, as a Gitea
 * of one's own, tell it with the push, `said`; it counts where it is on the same host.
 */
export function pullAddress(remote: string, main: string, branch: string, said: string) {
  const [, host = '', project = ''] = remoteForm.exec(remote) ?? [];
  const form = forms[host]?.replace('MAIN', main).replace('BRANCH', branch);
  if (form !== undefined) return `https://${host}/${project}/${form}`;
  const [, told = ''] = /^remote:.*?(https?:\/\/\S+)/m.exec(said) ?? [];
  return URL.canParse(told) && new URL(told).hostname === host ? told : undefined;
}
