import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
const log = path.join(folder, 'log');
const program = path.join(folder, 'program.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

// Writes down what it is sent; a list that says so ends it with a fault.
writeFileSync(
  program,
  `import { appendFileSync } from 'node:fs';
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    appendFileSync(${JSON.stringify(log)}, [message].flat().join(' ') + ';');
    if (message === 'LAST') process.exit();
    if (message[0] === 'fault') process.exit(1);
  });`,
);

/** Runs the steps with a drawing, and answers the lists its processes were sent, and what it ended with. */
function run(steps: string): { lists: string; drawn: boolean } {
  writeFileSync(log, '');
  const script = `
    import { readFileSync } from 'node:fs';
    import { Drawing } from ${JSON.stringify(path.resolve('tools/drawing.mjs'))};
    const drawing = new Drawing(process.env, ${JSON.stringify(program)});
    const sent = async (lists) => { while (!readFileSync(${JSON.stringify(log)}, 'utf8').endsWith(lists)) await new Promise((resolve) => setTimeout(resolve, 20)); };
    ${steps}
    console.log('drawn: ' + (await drawing.end()));
    process.exit();
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', stdio: 'pipe' });
  return { lists: readFileSync(log, 'utf8'), drawn: /drawn: true/.test(output) };
}

test('one process draws what is foretold, then what is ordered', () => {
  const steps = `drawing.foretell(['a', 'b']); await sent('a b;'); drawing.order(['c']);`;
  expect(run(steps)).toEqual({ lists: 'a b;c;LAST;', drawn: true });
});

test('it gives way, and goes on with the same list', () => {
  const steps = `drawing.foretell(['a']); await sent('a;'); drawing.giveWay(); drawing.goOn(); await sent('a;a;'); drawing.order(['b']);`;
  expect(run(steps)).toEqual({ lists: 'a;a;b;LAST;', drawn: true });
});

test('nothing is started where nothing is foretold or ordered, or all of it is there', () => {
  expect(run(`drawing.foretell([]); drawing.goOn();`)).toEqual({ lists: '', drawn: true });
  expect(run(`drawing.foretell(['a']); await sent('a;'); drawing.order([]); drawing.goOn();`)).toEqual({ lists: 'a;', drawn: true });
});

test('a fault in what was foretold is made good; one in what was ordered is told', () => {
  const made = `drawing.foretell(['fault']); await sent('fault;'); drawing.order(['b']);`;
  expect(run(made)).toEqual({ lists: expect.stringMatching(/^fault;.*b;LAST;$/) as string, drawn: true });
  expect(run(`drawing.order(['fault']);`)).toMatchObject({ drawn: false });
});
