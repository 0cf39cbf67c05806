import { readdirSync, readFileSync } from 'node:fs';
import { pictureId } from './pictureNodes';
import { foretellRenditions, uses } from './renditionsAhead';

/** Widths that a kind's fragments in src/sections ask of its pictures. */
function askedOf(type: string): string[] {
  const files = readdirSync('src/sections', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const fragments = files.flatMap((file) => readFileSync(`src/sections/${file}`, 'utf8').split(/\bfragment /).slice(1));
  const ofType = fragments.filter((text) => new RegExp(`^\\w+ on (${type})\\b`).test(text));
  return [...new Set(ofType.flatMap((text) => [...text.matchAll(/layout: FULL_WIDTH,?\s+breakpoints: \[([\d, ]+)\]/g)].map(([, widths = '']) => widths)))];
}

test.each([
  ['Exhibitor', 'Exhibitor|Work'],
  ['Speaker', 'Speaker'],
])('renditions foretold of a %s are those its fragments ask for', (type, fragmentTypes) => {
  const foretold = uses.filter((use) => use.type === type).map(({ breakpoints }) => breakpoints.join(', '));
  expect(foretold.sort()).toEqual(askedOf(fragmentTypes).sort());
});

const file = (id: string, relativeDirectory: string) => ({ id, relativeDirectory });
const picture = (relativePath: string, contentDigest: string) => ({ id: pictureId(relativePath), name: relativePath.replace(/^.*\/|\.\w+$/g, ''), internal: { contentDigest } });
const nodes: Record<string, object[]> = {
  File: [file('a', 'fair/a'), file('b', 'fair/b')],
  Picture: [picture('fair/a/ёлка.jpg', 'one'), picture('fair/b/ёлка.jpg', 'one'), picture('fair/a/two.jpg', 'two')],
  Exhibitor: [
    { parent: 'a', works: [{ picture: 'ёлка.jpg'.normalize('NFD') }, { picture: 'two.jpg' }] },
    { parent: 'b', works: [{ picture: 'ёлка.jpg' }, { picture: 'missing.jpg' }] },
    { parent: 'b' },
  ],
  Speaker: [{ parent: 'a', portrait: { picture: 'two.jpg' } }, { parent: 'b' }],
};
const getNodesByType = (type: string) => (nodes[type] ?? []) as never;
const getNode = (id: string) => [...(nodes['File'] ?? []), ...(nodes['Picture'] ?? [])].find((node) => 'id' in node && node.id === id) as never;

test('a picture is foretold once for all records that show it, a missing one not at all', () => {
  const foretold = foretellRenditions({ getNodesByType, getNode }).map(({ file: { internal }, asked }) => `${internal.contentDigest} ${asked.breakpoints?.join(' ')}`);
  expect(foretold.sort()).toEqual(['one 284 496 868 1520', 'two 284 496 868', 'two 284 496 868 1520']);
});
