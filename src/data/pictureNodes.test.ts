import type { Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addPicture, createPictures, fileOfPicture, isLeftToPictures, isPictureFile, pictureId, type PictureNode } from './pictureNodes';

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const asWritten = 'ёлка.jpg'.normalize('NFD');

beforeAll(() => {
  process.env['FAIR_CONTENT'] = root;
  for (const file of ['2025/exhibitors/a/index.yaml', `2025/exhibitors/a/${asWritten}`, '2025/photos/b.TIFF', '2025/partners/c/logo.png']) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  }
});
afterAll(() => {
  delete process.env['FAIR_CONTENT'];
  delete process.env['gatsby_executing_command'];
  rmSync(root, { recursive: true });
});

function made(command: string): NodeInput[] {
  process.env['gatsby_executing_command'] = command;
  const nodes: NodeInput[] = [];
  createPictures({ actions: { createNode: (node: NodeInput) => nodes.push(node) } } as unknown as SourceNodesArgs);
  return nodes.sort((a, b) => a.id.localeCompare(b.id));
}

test('a build makes a node of each picture, known by its path and what it holds; texts and logos are none', () => {
  const pictures = made('build');
  expect(pictures.map(({ id }) => id)).toEqual([pictureId('2025/exhibitors/a/ёлка.jpg'), pictureId('2025/photos/b.TIFF')]);
  expect(pictures[0]).toMatchObject({ relativeDirectory: '2025/exhibitors/a', base: asWritten, name: asWritten.slice(0, -4), extension: 'jpg' });
  expect(pictures[1]).toMatchObject({ extension: 'tiff', internal: { type: 'Picture', contentDigest: createHash('md5').update('2025/photos/b.TIFF').digest('hex') } });
  expect(fileOfPicture(pictures[0] as unknown as PictureNode)).toBe(path.join(root, '2025/exhibitors/a', asWritten));
});

test('a picture replaced under its name is another one', () => {
  const before = made('build')[1]?.internal.contentDigest;
  writeFileSync(path.join(root, '2025/photos/b.TIFF'), 'replaced');
  expect(made('build')[1]?.internal.contentDigest).not.toBe(before);
});

test('gatsby develop makes them of the files it watches, the same', () => {
  const [picture] = made('build');
  expect(made('develop')).toEqual([]);
  const file = { id: 'file', internal: { type: 'File', contentDigest: picture?.internal.contentDigest }, sourceInstanceName: 'content', relativePath: `2025/exhibitors/a/${asWritten}` } as unknown as Node;
  const nodes: NodeInput[] = [];
  const links: unknown[] = [];
  addPicture({ node: file, actions: { createNode: (node: NodeInput) => nodes.push(node), createParentChildLink: (link: unknown) => links.push(link) } } as never);
  expect(nodes).toEqual([{ ...picture, id: pictureId('2025/exhibitors/a/ёлка.jpg'), parent: 'file' }]);
  // One cache serves both, and a build drops the nodes of files it does not make.
  expect(nodes[0]?.id).not.toBe(picture?.id);
  expect(links).toHaveLength(1);
});

test.each([
  ['2025/exhibitors/a/work.jpg', true],
  ['2025/speakers/a/portrait.PNG', true],
  ['2025/partners/a/logo.png', false],
  ['2025/exhibitors/a/index.yaml', false],
])('%s is left to the pictures by the file plugin: %s', (file, expected) => {
  expect(isLeftToPictures(path.join(root, file))).toBe(expected);
  expect(isPictureFile({ internal: { type: 'File' }, sourceInstanceName: 'content', relativePath: file } as unknown as Node)).toBe(expected);
  expect(isPictureFile({ internal: { type: 'File' }, sourceInstanceName: 'locale', relativePath: file } as unknown as Node)).toBe(false);
});
