import { execFileSync } from 'node:child_process';

test('the committed GraphQL types are those the build writes', () => {
  const changed = execFileSync('git', ['status', '--porcelain', '--', 'src/gatsby-types.d.ts'], {
    encoding: 'utf8',
  });
  expect(changed).toBe('');
});
