import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { participantTypes } from '../../../src/exhibitors/schema';
import { readContentFolder } from '../../../src/site/check/files/contentFolder';
import { fitTexts } from '../../../tools/new/fair/fitTexts';

const sharedPictures = 60;

/**
 * Writes a content folder with `count` exhibitors of 2025. Site, pages and editions are the
 * sample's; records are numbered, and their works share 60 of the sample's pictures.
 */
export function makeManyExhibitors(folder: string, count: number, source = 'content'): void {
  mkdirSync(folder, { recursive: true });
  const whole = [
    'site.yaml',
    'navigation.yaml',
    'pages',
    'forms',
    '2026/edition.yaml',
    '2026/way.yaml',
    '2026/cover.jpg',
    '2024/photos/nave-01.jpg',
    ...oneOfEach(source),
  ];
  for (const name of whole) {
    cpSync(path.join(source, name), path.join(folder, name), { recursive: true });
  }
  for (const year of ['2024', '2025'])
    cpSync(path.join(source, year, 'edition.yaml'), path.join(folder, year, 'edition.yaml'));
  const pictures = samplePictures(source);
  for (let number = 1; number <= count; number += 1) {
    const record = path.join(
      folder,
      '2025',
      'exhibitors',
      `exhibitor-${String(number).padStart(5, '0')}`,
    );
    mkdirSync(record, { recursive: true });
    const shown = [
      pictures[number % pictures.length],
      pictures[(number * 7 + 3) % pictures.length],
    ].filter((file) => file !== undefined);
    const works = [...new Set(shown)];
    for (const file of works) linkOrCopy(file, path.join(record, pictureName(file)));
    writeFileSync(
      path.join(record, 'index.yaml'),
      stringify(exhibitor(number, works.map(pictureName))),
    );
  }
  fitPages(folder);
}

/** One record of each list that menus and pages link to. */
function oneOfEach(source: string): string[] {
  return ['2024/exhibitors', '2024/speakers', '2025/speakers'].map(
    (folder) => `${folder}/${readdirSync(path.join(source, folder)).sort()[0]}`,
  );
}

function samplePictures(source: string): string[] {
  return readdirSync(path.join(source, '2025/exhibitors'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jpg'))
    .sort()
    .slice(0, sharedPictures)
    .map((file) => path.join(source, '2025/exhibitors', file));
}

const pictureName = (file: string) => file.split(path.sep).slice(-2).join('-');

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to); // Another disk, or a system without hard links.
  }
}

function exhibitor(number: number, pictures: string[]) {
  const text = (language: string) =>
    `${language} ${number}. ${'Слово word '.repeat(60).trim()}.\n\n${number} ${language}.`;
  return {
    name: { ru: `Участник ${number}`, en: `Exhibitor ${number}` },
    participantType: participantTypes[number % participantTypes.length],
    stand: `${String.fromCharCode(65 + Math.floor(number / 999))}${String(number % 999).padStart(3, '0')}`,
    city: { ru: 'Москва', en: 'Moscow' },
    country: { ru: 'Россия', en: 'Russia' },
    text: { ru: text('Текст'), en: text('Text') },
    website: `https://exhibitor-${number}.example`,
    works: pictures.map((picture, index) => ({
      picture,
      title: { ru: `Работа ${number}.${index + 1}`, en: `Work ${number}.${index + 1}` },
      year: 2025,
      medium: { ru: 'холст, масло', en: 'oil on canvas' },
      size: { height: 100 + (number % 50), width: 80 + (index % 3) * 40 },
      alt: { ru: `Картина ${number}.${index + 1}`, en: `Painting ${number}.${index + 1}` },
    })),
  };
}

/** Adapts the pages, forms and menus of a copied content folder to the records copied with them. */
function fitPages(root: string): void {
  const folder = readContentFolder(root);
  const texts = new Map(
    folder.sources.map(({ file }) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  for (const [file, text] of fitTexts(texts, folder)) writeFileSync(path.join(root, file), text);
}
