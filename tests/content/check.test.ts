import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent, reportProblems } from '../../src/data/check';

const exhibitor = `name: {ru: Гипс, en: Plaster}
participantType: sculptor
stand: D11
city: {ru: Псков, en: Pskov}
country: {ru: Россия, en: Russia}
text: {ru: Текст., en: Text.}
works:
  - picture: work.jpg
    title: {ru: Рука, en: Hand}
    year: 2024
    medium: {ru: гипс, en: plaster}
    size: {height: 30, width: 20}
    alt: {ru: Гипсовая рука, en: A plaster hand}
`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fair-content-'));
  write('2025/exhibitors/gips/index.yaml', exhibitor);
  write('2025/exhibitors/gips/work.jpg', '');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const report = (language: 'ru' | 'en') => reportProblems(checkContent(root), language);

test('good content has no problems', () => {
  expect(report('en')).toBe('');
});

test('the sample fair has no problems', () => {
  expect(reportProblems(checkContent('content'), 'en')).toBe('');
});

const file = '2025/exhibitors/gips/index.yaml';

test.each([
  ['stand: D11', 'stand: 11D', "3:8  stand  is no stand code: 11D  write the hall's letter and the number, like C07"],
  ['stand: D11\n', '', '1:1  stand  is missing  write a value'],
  ['sculptor', 'sculpter', '2:18  participantType  has no such value: sculpter  choose one of: gallery, artist, photographer, sculptor'],
  ['en: Pskov', 'eng: Pskov', '4:19  city.eng  is an unknown key  remove it or change it to "en"'],
  [', en: Pskov', '', '4:1  city.en  has no English text  add en: beside ru:'],
  ['year: 2024', 'year: soon', '10:11  works[0].year  should be a number, but is soon  mend the value; put quotes round text that looks like a number or a date'],
  ['year: 2024', 'year: 2024-05-01', '10:11  works[0].year  should be a number, but is 2024-05-01  mend the value; put quotes round text that looks like a number or a date'],
  ['year: 2024', 'year: 20240', '10:11  works[0].year  is a number out of range: 20240  allowed: ≤ 2100'],
  ['picture: work.jpg', 'picture: wrok.jpg', '8:14  works[0].picture  the picture is not in the folder: wrok.jpg  put the file beside index.yaml or mend the name'],
  ['picture: work.jpg', 'picture: work.heic', '8:14  works[0].picture  is no picture file name: work.heic  write the name of a .jpg, .png, .webp or .tif file of the same folder'],
  ['    medium:', '    medum: x\n    medium:', '11:5  works[0].medum  is an unknown key  remove it or change it to "medium"'],
  ['en: Text.', 'en: " "', '6:24  text.en  has no English text  add en: beside ru:'],
  ['stand: D11', 'stand: D11\nstand: D12', '4:1  the key "stand" is written twice  keep one'],
  ['works:', 'website: plaster.example\nworks:', '7:10  website  is no web address: plaster.example  write the full address, beginning with https://'],
])('%j → %j', (from, to, expected) => {
  write(file, exhibitor.replace(from, to));
  const lines = report('en').split('\n');
  expect(lines).toContain(`${file}:${expected}`);
});

test('broken YAML is named at its line', () => {
  write(file, exhibitor.replace('city: {ru', 'city: {{ru'));
  expect(report('en')).toMatch(/^2025\/exhibitors\/gips\/index\.yaml:\d+:\d+ {2}the YAML cannot be read: /);
});

test('an empty list of works is no exhibitor', () => {
  write(file, `${exhibitor.split('works:')[0]}works: []\n`);
  expect(report('en')).toBe(`${file}:7:1  works  is an empty list  add at least one entry`);
});

test('a stand is given once in a year', () => {
  cpSync(path.join(root, '2025/exhibitors/gips'), path.join(root, '2025/exhibitors/glina'), { recursive: true });
  cpSync(path.join(root, '2025/exhibitors/gips'), path.join(root, '2024/exhibitors/glina'), { recursive: true });
  expect(report('en')).toBe(
    `2025/exhibitors/glina/index.yaml:3:8  stand  the stand D11 is already taken by ${file}  give one of them another stand`,
  );
});

test('a folder name must fit an address, and a file must lie in its place', () => {
  cpSync(path.join(root, '2025/exhibitors/gips'), path.join(root, '2024/exhibitors/Гипс'), { recursive: true });
  write('2025/exhibitor.yaml', 'name: x');
  expect(report('en').split('\n')).toEqual([
    '2024/exhibitors/Гипс/index.yaml:1:1  the folder name cannot be an address: Гипс  name the folder with latin letters, digits and hyphens, like green-wood',
    '2025/exhibitor.yaml:1:1  the file is in no known place  move it to the folder of its kind (see content/README)',
  ]);
});

test('all problems come at once, in Russian too', () => {
  write(file, exhibitor.replace('stand: D11', 'stand: 7').replace('sculptor', 'poet'));
  expect(report('ru').split('\n')).toEqual([
    `${file}:2:18  participantType  нет такого значения: poet  выберите одно из: gallery, artist, photographer, sculptor`,
    `${file}:3:8  stand  нужен текст, а записано 7  исправьте значение; текст, похожий на число или дату, возьмите в кавычки`,
  ]);
});

test('every kind of problem has its sentence and remedy in both languages', () => {
  const source = readFileSync('src/content-model/problem.ts', 'utf8');
  expect(source.match(/^ {4}ru: \{ problem: '.+', remedy: '.+' \},$/gm)?.length).toBe(source.match(/^ {4}en: \{ problem: ["'].+["'], remedy: ["'].+["'] \},$/gm)?.length);
});
