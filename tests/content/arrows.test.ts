import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { floors, rooms } from '../../tools/arrows/floors.cjs';
import { styleFaults } from '../../tools/arrows/styles';
import { temporaryFolder } from '../support/temporaryFolder';

type Complaint = { message: string; code: string; filename: string };

/** Returns what lint reports in a folder; a forbidden import as "file → file: rule". */
function brokenIn({ at, put }: ReturnType<typeof temporaryFolder>): Complaint[] {
  const rules = path.resolve('tools/lint/rules.mjs');
  const own = readFileSync('.oxlintrc.json', 'utf8').replace('./tools/lint/rules.mjs', rules);
  put('.oxlintrc.json', own);
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', 'src'], {
    cwd: at(),
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as { diagnostics: Complaint[] }).diagnostics;
}

describe('imports', () => {
  const folder = temporaryFolder(true);
  const { put: write } = folder;
  const roomOn: Record<string, string> = {
    site: 'site/check',
    pages: 'templates',
    things: 'home',
    shared: 'gallery',
    ground: 'browser',
  };
  const fileOn = (floor: string, name: string) =>
    floor === 'entry' ? 'src/html.tsx' : `src/${roomOn[floor] ?? floor}/${name}.ts`;
  const neighbours = (names: readonly string[]) =>
    names.slice(1).map((low, index) => ({ low, high: names[index] ?? '' }));

  const refused: [what: string, from: string, to: string, rule: string][] = [
    ...neighbours(floors.map(({ name }) => name)).map(({ low, high }): (typeof refused)[number] => [
      `${low} that imports from the floor above, ${high}`,
      fileOn(low, 'takesFromAbove'),
      fileOn(high, 'given'),
      `arrow-from-${low}`,
    ]),
    ...Object.entries(rooms).flatMap(([floor, names]) =>
      neighbours(names).map(({ low, high }): (typeof refused)[number] => [
        `${low} that imports from the room before it, ${high}`,
        `src/${floor === 'site' ? 'site/' : ''}${low}/takesFromRoomBefore.ts`,
        `src/${floor === 'site' ? 'site/' : ''}${high}/given.ts`,
        `arrow-from-room-${low}`,
      ]),
    ),
    ...`
      a list with the style sheet of a thing | src/lists/b.ts | src/home/given.module.css | arrow-from-shared
      site that imports a template | src/site/records/a.ts | src/templates/given.ts | site-takes-schemas-and-rules-only
      site that imports a view | src/site/records/c.ts | src/works/given.ts | site-takes-schemas-and-rules-only
      a file of site in none of its rooms | src/site/records/b.ts | src/site/given.ts | site-has-rooms-only
      a file in no room | src/home/b.ts | src/extra/given.ts | every-file-has-a-room
      a view that takes more than types of a schema | src/works/c.ts | src/works/schema.ts | browser-takes-only-types-of-schemas
      a rule that needs React | src/lib/a.ts | node_modules/react/ | rules-are-pure
      a rule of a room that needs React | src/forms/model/a.ts | node_modules/react/ | rules-are-pure
      a rule that takes from the room around it | src/forms/model/b.ts | src/forms/form.ts | rules-take-rules-only`
      .trim()
      .split('\n')
      .map((row) => row.trim().split(' | ') as (typeof refused)[number]),
  ];

  let found: Complaint[];

  beforeAll(() => {
    for (const [, from, to] of refused) {
      const isPackage = to.startsWith('node_modules/');
      const relative = path.relative(path.dirname(from), to).replace(/\.tsx?$/, '');
      const source = isPackage ? 'react' : relative.startsWith('.') ? relative : `./${relative}`;
      if (!isPackage) write(to, to.endsWith('.css') ? '' : 'export const given = 1;');
      write(from, `import { given } from '${source}';\nexport const taken = given;`);
    }
    write('src/lib/b.ts', "import { given } from './c';\nexport const taken = given;");
    write('src/lib/c.ts', "import { taken } from './b';\nexport const given = () => taken;");
    write(
      'src/home/right.ts',
      "import type { Kind } from '../way/schema';\nimport { low } from '../lib/low';\nexport const high: Kind = low;",
    );
    write('src/plan/right.ts', "export { rule } from '../forms/model/rule';");
    write('src/site/check/right.ts', "export { rule } from '../../forms/model/rule';");
    write('src/forms/model/rule.ts', 'export const rule = 1;');
    write('src/way/schema.ts', 'export type Kind = string;');
    write('src/lib/low.ts', "export const low = 'low';");
    found = brokenIn(folder);
  });

  test('against the arrows are reported, each by its rule', () => {
    const passed = refused.filter(
      ([, from, to, rule]) => !found.some(({ message }) => message === `${from} → ${to}: ${rule}`),
    );
    expect(passed).toEqual([]);
  });

  test('in a circle are reported', () => {
    const circles = found.filter(({ code }) => code === 'import(no-cycle)');
    expect(circles.map(({ filename }) => filename).toSorted()).toEqual([
      'src/lib/b.ts',
      'src/lib/c.ts',
    ]);
  });

  test('down the floors are valid', () =>
    expect(found.filter(({ filename }) => filename.endsWith('/right.ts'))).toEqual([]));
});

describe('style sheets', () => {
  const { at, put: write } = temporaryFolder();

  const faultsOf = (file: string, css: string) => {
    write(file, css);
    return styleFaults(at());
  };

  test('that take from below and are in the layer of their floor are valid', () => {
    write('src/styles/layers.css', '@layer reset, base, ui, shared, shell, things;');
    write('src/ui/b.module.css', '@layer ui { .b { color: red } }');
    expect(
      faultsOf(
        'src/lists/a.module.css',
        "@layer shared { .a { composes: b from '../ui/b.module.css' } }",
      ),
    ).toEqual([]);
  });

  const above = 'src/ui/a.module.css takes from src/lists/b.module.css, a floor above its own.';
  const outside = 'src/lists/a.module.css has .a outside @layer shared.';

  test.each([
    ['ui', "@layer ui { .a { composes: b from '../lists/b.module.css' } }", above],
    ['lists', '.a { color: red }', outside],
  ])('of %s are reported with %s', (room, css, fault) => {
    expect(faultsOf(`src/${room}/a.module.css`, css)).toEqual([fault]);
  });
});
