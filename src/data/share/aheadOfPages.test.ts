import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import type { Site } from '../../content-model/site';
import { foretellShares } from './aheadOfPages';
import { PageShares, type EditionNode } from './pageShare';
import { SharePictures } from './sharePictures';

const read = (file: string) => parse(readFileSync(file, 'utf8')) as object;
const site = read('content/site.yaml') as Site;
const editions = [2025, 2026].map((year) => ({ ...read(`content/${year}/edition.yaml`), fields: { year } }) as unknown as EditionNode);

const folder = '/fair/2025/exhibitors/yolka';
const nodes: Record<string, object[]> = {
  Edition: editions,
  File: [
    { id: 'yaml', absolutePath: `${folder}/index.yaml`, dir: folder, internal: { contentDigest: 'y' } },
    // Named by a computer that writes accents apart.
    { id: 'jpg', absolutePath: `${folder}/${'ёлка.jpg'.normalize('NFD')}`, dir: folder, internal: { contentDigest: 'd1' } },
  ],
  Exhibitor: [{ parent: 'yaml', name: { ru: 'Ёлка', en: 'Yolka' }, fields: { year: 2025 }, works: [{ picture: 'ёлка.jpg' }, { picture: 'other.jpg' }] }],
  Speaker: [{ parent: 'yaml', name: { ru: 'Анна', en: 'Anna' }, fields: { year: 2026 } }],
};
const getNodesByType = (type: string) => (nodes[type] ?? []) as never;
const getNode = (id: string) => nodes.File?.find((node) => 'id' in node && node.id === id) as never;

test('what is foretold of records is what their pages order, wherever the fair lies on the disk', () => {
  const foretold = foretellShares({ getNodesByType, getNode }, site);
  const shares = new PageShares(site, editions);
  const ordered = new SharePictures();
  const picture = { file: '/elsewhere/of-the-same-content.jpg', digest: 'd1' };
  for (const language of ['ru', 'en'] as const) {
    const pages = [
      { title: language === 'ru' ? 'Ёлка' : 'Yolka', language, year: 2025, picture, isPortrait: false },
      { title: language === 'ru' ? 'Анна' : 'Anna', language, year: 2026, picture: undefined, isPortrait: true },
    ];
    for (const share of pages.map((page) => shares.of(page))) if (share !== undefined) ordered.order(share);
  }
  const names = (pictures: SharePictures) => pictures.missing().map(([name]) => name).sort();
  expect(names(foretold)).toHaveLength(4);
  expect(names(foretold)).toEqual(names(ordered));
});

const shared = (title: string) => new PageShares(site, editions).of({ title, language: 'ru', year: undefined, picture: undefined, isPortrait: false });
const current = editions.find(({ fields }) => fields.year === site.currentEdition);

test('a page of no year shows the current edition', () => {
  expect(shared('Пресса')).toMatchObject({ title: 'Пресса', fair: site.name.ru, colour: current?.colour.light });
});

test('the home page has the fair’s name already and shows the venue', () => {
  expect(shared(site.name.ru)).toMatchObject({ title: site.name.ru, fair: current?.venue.name.ru, colour: current?.colour.light });
});
