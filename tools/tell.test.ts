import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'tell-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a process that has just ended is told nothing, and its teller goes on', () => {
  const ended = path.join(folder, 'ended.mjs');
  writeFileSync(ended, '');
  const script = `
    import { fork } from 'node:child_process';
    import { once } from 'node:events';
    import { readFileSync } from 'node:fs';
    import { tell } from ${JSON.stringify(path.resolve('tools/tell.mjs'))};
    const child = fork(${JSON.stringify(ended)});
    // Without a turn of events, so that nobody here has heard of the end.
    while (!/\\) Z /.test(readFileSync('/proc/' + child.pid + '/stat', 'utf8'))) continue;
    console.log('connected: ' + child.connected);
    tell(child, 'something');
    await once(child, 'exit');
    tell(child, 'something more');
    console.log('goes on');
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', stdio: 'pipe' });
  expect(output).toBe('connected: true\ngoes on\n');
});
