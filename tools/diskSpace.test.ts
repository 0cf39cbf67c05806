import { execFileSync } from 'node:child_process';

test('a build stops with a message if less than 50 MB are free', () => {
  const script =
    "import('./tools/diskSpace.mjs').then(({ fullDiskMessage }) => console.log(JSON.stringify([0, 49.9, 50].map((free) => fullDiskMessage(free) ?? ''))))";
  const messages = JSON.parse(
    execFileSync('node', ['-e', script], { encoding: 'utf8' }),
  ) as string[];
  expect(messages).toEqual([
    expect.stringContaining('The disk is full: 0 MB are free'),
    expect.stringContaining('The disk is full: 49 MB are free'),
    '',
  ]);
});
