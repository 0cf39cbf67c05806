import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import type { Site } from '../../content-model/site';
import { readContentFolder } from '../check/contentFolder';
import { foretellShares } from './foretellShares';
import { PageShares, type EditionNode } from './pageShare';
import { nameOfShare } from './sharePictures';

const read = (file: string) => parse(readFileSync(file, 'utf8')) as object;
const site = read('content/site.yaml') as Site;
const editions = [2025, 2026].map((year) => ({ ...read(`content/${year}/edition.yaml`), fields: { year } }) as unknown as EditionNode);

const root = mkdtempSync(path.join(tmpdir(), 'foretold-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeAll(() => {
  for (const year of [2025, 2026]) cpSync(`content/${year}/edition.yaml`, path.join(root, `${year}/edition.yaml`));
  write('2025/exhibitors/yolka/index.yaml', 'name: {ru: Ёлка, en: Yolka}\nworks: [{picture: ёлка.jpg}, {picture: other.jpg}]\n');
  // Named by a computer that writes accents apart.
  write(`2025/exhibitors/yolka/${'ёлка.jpg'.normalize('NFD')}`, 'picture');
  write('2026/speakers/anna/index.yaml', 'name: {ru: Анна, en: Anna}\n');
  // The content check has the word on these.
  write('2025/exhibitors/broken/index.yaml', 'name: {ru: "Ёлка\n');
  write('2025/exhibitors/empty/index.yaml', '');
  write('2025/exhibitors/nameless/index.yaml', 'works: []\n');
  write('2025/exhibitors/no-picture/index.yaml', 'name: {ru: А, en: A}\nworks: [{picture: gone.jpg}]\n');
});

test('what is foretold of records is what their pages order, wherever the fair lies on the disk; bad records foretell nothing', () => {
  const shares = new PageShares(site, editions);
  const picture = { file: '/elsewhere/of-the-same-content.jpg', digest: createHash('md5').update('picture').digest('hex') };
  const ordered = (['ru', 'en'] as const).flatMap((language) => [
    shares.of({ title: language === 'ru' ? 'Ёлка' : 'Yolka', language, year: 2025, picture, isPortrait: false }),
    shares.of({ title: language === 'ru' ? 'Анна' : 'Anna', language, year: 2026, picture: undefined, isPortrait: true }),
  ]);
  const names = ordered.flatMap((share) => (share === undefined ? [] : [nameOfShare(share)])).sort();
  expect(names).toHaveLength(4);
  expect([...foretellShares(root, readContentFolder(root).sources, site)].map(nameOfShare).sort()).toEqual(names);
});

const shared = (title: string) => new PageShares(site, editions).of({ title, language: 'ru', year: undefined, picture: undefined, isPortrait: false });
const current = editions.find(({ fields }) => fields.year === site.currentEdition);

test('a page of no year shows the current edition', () => {
  expect(shared('Пресса')).toMatchObject({ title: 'Пресса', fair: site.name.ru, colour: current?.colour.light });
});

test('the home page has the fair’s name already and shows the venue', () => {
  expect(shared(site.name.ru)).toMatchObject({ title: site.name.ru, fair: current?.venue.name.ru, colour: current?.colour.light });
});
