import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Edition } from '../../../edition/schema';
import type { Site } from '../../../content/site';
import { sharePictureOf } from './pageShare';

const read = (file: string) => parse(readFileSync(file, 'utf8')) as object;
const site = read('tests/fair/site.yaml') as Site;
const edition = read('tests/fair/2026/edition.yaml') as Edition;

test('a page shows its own name, and the name, days and colour of the fair', () => {
  expect(
    sharePictureOf({ title: 'Пресса', language: 'ru', isPortrait: false }, site, edition),
  ).toEqual({
    title: 'Пресса',
    fair: site.name.ru,
    days: '2–5 апреля 2026',
    colour: edition.colour.light,
    isPortrait: false,
  });
});

test('the home page has the fair’s name already and shows the venue', () => {
  expect(
    sharePictureOf({ title: site.name.en, language: 'en', isPortrait: false }, site, edition),
  ).toMatchObject({ title: site.name.en, fair: edition.venue.name.en });
});

test('a session shows its own time and place', () => {
  const when = '3 апреля 2026, 17:30, Открытый зал';
  expect(
    sharePictureOf({ title: 'Лекция', language: 'ru', isPortrait: false, when }, site, edition),
  ).toMatchObject({ fair: site.name.ru, days: when });
});
