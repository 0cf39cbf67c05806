import { Ajv } from 'ajv';
import { existsSync, readFileSync } from 'node:fs';
import { dataKinds, dataPath, schemaPath } from '../../src/exhibitors/outputs/openDataSchemas';
import { builtPages } from '../support/builtPages';
import { readSite } from '../support/builtContent';
import { siteFolder } from '../support/siteFolder';
import { thingsOf } from '../support/structuredData';

type Paged = { id: string; page: Record<string, string> | null };
type Exhibitor = Paged & { artists: string[]; works: string[] };
type Artist = Paged & { years: (Omit<Paged, 'id'> & { exhibitors: string[]; works: string[] })[] };
type Work = Paged & {
  exhibitor: string;
  artists: { id: string }[];
  picture: { url: string } | null;
};

const origin = `https://${readSite().domain}`;
const read = <Value>(path: string) => JSON.parse(readFileSync(siteFolder + path, 'utf8')) as Value;
const { exhibitors } = read<{ exhibitors: Exhibitor[] }>(dataPath('exhibitors'));
const { artists } = read<{ artists: Artist[] }>(dataPath('artists'));
const { works } = read<{ works: Work[] }>(dataPath('works'));

test('every file matches its schema, which is published beside it', () => {
  for (const kind of dataKinds) {
    const data = read<{ $schema: string }>(dataPath(kind));
    const schema = read<{ $id: string }>(schemaPath(kind));
    expect([data.$schema, schema.$id]).toEqual(Array(2).fill(origin + schemaPath(kind)));
    const validate = new Ajv({ allErrors: true }).compile(schema);
    validate(data);
    expect(validate.errors ?? []).toEqual([]);
  }
});

test('ids are unique and refer to existing records', () => {
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
  const known = {
    exhibitor: new Set(idsOf(exhibitors)),
    artist: new Set(idsOf(artists)),
    work: new Set(idsOf(works)),
  };
  expect([known.exhibitor.size, known.artist.size, known.work.size]).toEqual([
    exhibitors.length,
    artists.length,
    works.length,
  ]);
  const named = {
    exhibitor: [
      ...works.map(({ exhibitor }) => exhibitor),
      ...artists.flatMap(({ years }) => years.flatMap((year) => year.exhibitors)),
    ],
    artist: [
      ...exhibitors.flatMap((one) => one.artists),
      ...works.flatMap((one) => idsOf(one.artists)),
    ],
    work: [
      ...exhibitors.flatMap((one) => one.works),
      ...artists.flatMap(({ years }) => years.flatMap((year) => year.works)),
    ],
  };
  for (const kind of ['exhibitor', 'artist', 'work'] as const)
    expect(named[kind].filter((id) => !known[kind].has(id))).toEqual([]);
  expect(exhibitors.flatMap((one) => one.works).sort()).toEqual([...known.work].sort());
});

test('pages and pictures in open data exist; a work’s picture is the one on its page', () => {
  const pages = new Set(builtPages());
  const named = [...exhibitors, ...artists, ...works, ...artists.flatMap(({ years }) => years)];
  const dead = named
    .flatMap(({ page }) => Object.values(page ?? {}))
    .map((page) => page.replace(origin, '').replace(/#.*/, ''))
    .filter((path) => !pages.has(path));
  expect(dead).toEqual([]);
  const missing = works.filter(
    ({ picture }) =>
      picture === null || !existsSync(siteFolder + decodeURI(picture.url.replace(origin, ''))),
  );
  expect(missing).toEqual([]);
  const others = works
    // Some networks refuse WebP, so a page names the card drawn from it.
    .filter(({ picture }, index) => index % 20 === 0 && !picture?.url.endsWith('.webp'))
    .filter(({ page, picture }) => {
      const path = (page?.['en'] ?? '').replace(origin, '');
      const artwork = thingsOf(path).find((thing) => thing['@type'] === 'VisualArtwork');
      return artwork?.['image'] !== picture?.url;
    });
  expect(others).toEqual([]);
});
