import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { widthsMadeWith } from './renditionWidths';

test('every list of widths except the arcade’s belongs to a group, so that no picture is rendered twice', () => {
  const views = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const asked = views.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/breakpoints: \[([\d, ]+)\]/g)].map(
      ([, widths = '']) => ({ file, widths: widths.split(', ').map(Number) }),
    ),
  );
  expect(asked.length).toBeGreaterThan(5);
  const ungrouped = asked.filter(({ widths }) => widthsMadeWith(widths) === widths);
  expect([...new Set(ungrouped.map(({ file }) => file))]).toEqual(['home/HomeHero.tsx']);
});
