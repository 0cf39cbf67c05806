import { testRows } from '../../../tests/support/testRows';
import { pullAddress } from './pullAddress';

const github = 'https://github.com/fair/site/compare/main...content/a?quick_pull=1';
const gitlab =
  'https://gitlab.com/fair/web/site/-/merge_requests/new?merge_request[source_branch]=content/a';
const bitbucket = 'https://bitbucket.org/fair/site/pull-requests/new?source=content/a&t=1';
const told =
  'remote: \nremote: Create a new pull request:\nremote:   http://git.fair.example:3000/a/b\n';

testRows([
  ['https://github.com/fair/site.git', '', github],
  ['https://anna:secret@github.com/fair/site', '', github],
  ['git@github.com:fair/site.git', '', github],
  ['ssh://git@github.com:22/fair/site.git', told, github],
  ['git@gitlab.com:fair/web/site.git', '', gitlab],
  ['https://bitbucket.org/fair/site.git', '', bitbucket],
  ['https://codeberg.org/fair/site', '', 'https://codeberg.org/fair/site/compare/main...content/a'],
  ['http://git.fair.example:3000/fair/site.git', told, 'http://git.fair.example:3000/a/b'],
  ['git@git.fair.example:fair/site.git', '', undefined],
  ['git@other.example:fair/site.git', told, undefined],
  ['https://github.com.other.example/fair/site', '', undefined],
  ['/srv/git/site.git', told, undefined],
  ['file:///srv/git/site.git', told, undefined],
])('pushed to %s, which tells %j: %s', (remote, said, address) =>
  expect(pullAddress(remote, 'main', 'content/a', said)).toBe(address),
);
