import { testRows } from '../../../tests/support/testRows';
import { pullAddress } from './handIn';

const github = 'https://github.com/fair/site/pull/new/content/a';
const gitea = 'http://git.fair.example:3000/a/b';
const told = (address: string) =>
  `remote: \nremote: Create a new pull request:\nremote:   ${address}\n`;

testRows([
  ['https://github.com/fair/site.git', told(github), github],
  ['https://anna:secret@github.com/fair/site', told(github), github],
  ['git@github.com:fair/site.git', told(github), github],
  ['ssh://git@github.com:22/fair/site.git', told(github), github],
  ['http://git.fair.example:3000/fair/site.git', told(gitea), gitea],
  ['git@git.fair.example:fair/site.git', '', undefined],
  ['git@other.example:fair/site.git', told(gitea), undefined],
  ['https://github.com.other.example/fair/site', told(github), undefined],
  ['/srv/git/site.git', told(gitea), undefined],
  ['file:///srv/git/site.git', told(gitea), undefined],
])('pushed to %s, which prints %j: %s', (remote, said, address) =>
  expect(pullAddress(remote, said)).toBe(address),
);
