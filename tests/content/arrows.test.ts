import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { floors, rooms } from '../../tools/arrows/floors.cjs';
import { styleFaults } from '../../tools/arrows/styles';

let folder: string;

const makeFolder = () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fair-arrows-'));
  write('tsconfig.json', '{}');
};
const removeFolder = () => rmSync(folder, { recursive: true });

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

type Violation = { from: string; to: string; rule: { name: string } };

/** Violations by the files in `folder`, as "file → file: rule". */
function broken(): string[] {
  const command = path.resolve('node_modules/.bin/depcruise');
  const config = path.resolve('.dependency-cruiser.cjs');
  const answer = execFileSync(command, ['src', '--config', config, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const { summary } = JSON.parse(answer) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`);
}

describe('imports', () => {
  const folders: Record<string, string> = {
    build: 'build/check',
    pages: 'templates',
    sections: 'sections/home',
  };
  const fileOn = (floor: string, name: string) =>
    floor === 'gatsby' ? 'src/html.tsx' : `src/${folders[floor] ?? floor}/${name}.ts`;
  const neighbours = (names: readonly string[]) =>
    names.slice(1).map((low, index) => ({ low, high: names[index] ?? '' }));

  const refused: [what: string, from: string, to: string, rule: string][] = [
    ...neighbours(floors.map(({ name }) => name)).map(({ low, high }): (typeof refused)[number] => [
      `${low} that imports from the floor above, ${high}`,
      fileOn(low, 'takesFromAbove'),
      fileOn(high, 'given'),
      `arrow-from-${low}`,
    ]),
    ...neighbours(rooms).map(({ low, high }): (typeof refused)[number] => [
      `${low} that imports from ${high}, both in build`,
      `src/build/${low}/takesFromNextRoom.ts`,
      `src/build/${high}/given.ts`,
      `arrow-in-build-from-${low}`,
    ]),
    [
      'a component with the style sheet of a section',
      'src/components/b.ts',
      'src/sections/home/given.module.css',
      'arrow-from-components',
    ],
    [
      'build that imports a template',
      'src/build/records/a.ts',
      'src/templates/given.ts',
      'build-names-templates-by-path-only',
    ],
    [
      'a file of build in none of its rooms',
      'src/build/records/b.ts',
      'src/build/given.ts',
      'build-has-rooms-only',
    ],
    [
      'a component that takes more than types of the content model',
      'src/components/c.ts',
      'src/content-model/given.ts',
      'browser-takes-only-types-of-the-content-model',
    ],
    [
      'a rule that needs React',
      'src/domain/a.ts',
      path.posix.join('node_modules', 'react', 'index.js'),
      'ground-is-pure',
    ],
    [
      'a rule of forms that needs React',
      'src/forms/model/a.ts',
      path.posix.join('node_modules', 'react', 'index.js'),
      'ground-is-pure',
    ],
    [
      'a rule of forms that takes from the form around it',
      'src/forms/model/b.ts',
      'src/forms/form.ts',
      'arrow-from-domain',
    ],
    ['a cycle', 'src/lib/b.ts', 'src/lib/c.ts', 'no-cycles'],
  ];

  let found: string[];

  beforeAll(() => {
    makeFolder();
    for (const [, from, to] of refused) {
      const relative = path.relative(path.dirname(from), to).replace(/\.tsx?$/, '');
      const source = to.startsWith('node_modules/')
        ? 'react'
        : relative.startsWith('.')
          ? relative
          : `./${relative}`;
      write(to, to.endsWith('.css') ? '' : 'export const given = 1;');
      write(from, `import { given } from '${source}';\nexport const taken = given;`);
    }
    write('node_modules/react/package.json', '{ "name": "react", "main": "index.js" }');
    write('src/lib/c.ts', "import { taken } from './b';\nexport const given = () => taken;");
    write(
      'src/sections/home/right.ts',
      "import type { Kind } from '../../content-model/kind';\nimport { low } from '../../lib/low';\nexport const high: Kind = low;",
    );
    write('src/services/right.ts', "export { rule } from '../forms/model/rule';");
    write('src/build/check/right.ts', "export { rule } from '../../forms/model/rule';");
    write('src/forms/model/rule.ts', 'export const rule = 1;');
    write('src/content-model/kind.ts', 'export type Kind = string;');
    write('src/lib/low.ts', "export const low = 'low';");
    found = broken();
  });

  afterAll(removeFolder);

  test('against the arrows are refused, each by its rule', () => {
    const passed = refused.filter(
      ([, from, to, rule]) => !found.includes(`${from} → ${to}: ${rule}`),
    );
    expect(passed).toEqual([]);
  });

  test('down the floors are right', () =>
    expect(found.filter((line) => line.includes('/right.ts →'))).toEqual([]));
});

describe('style sheets', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  const faultsOf = (file: string, css: string) => {
    write(file, css);
    return styleFaults(folder);
  };

  test('that take from below and stand in the layer of their floor are right', () => {
    write(
      'src/styles/layers.css',
      '@layer reset, base, primitives, components, sections, layouts;',
    );
    write('src/primitives/b.module.css', '@layer primitives { .b { color: red } }');
    expect(
      faultsOf(
        'src/components/a.module.css',
        "@layer components { .a { composes: b from '../primitives/b.module.css' } }",
      ),
    ).toEqual([]);
  });

  const above =
    'src/primitives/a.module.css takes from src/components/b.module.css, a floor above its own.';
  const outside = 'src/components/a.module.css has .a outside @layer components.';

  test.each([
    ['primitives', ".a { composes: b from '../components/b.module.css' }", above],
    ['components', '.a { color: red }', outside],
  ])('of %s are refused with %s', (floor, css, fault) => {
    const inLayer = css.includes('composes') ? `@layer ${floor} { ${css} }` : css;
    expect(faultsOf(`src/${floor}/a.module.css`, inLayer)).toEqual([fault]);
  });
});
