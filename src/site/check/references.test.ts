import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { referenceProblems } from './references';

const records = {
  'site.yaml': 'currentEdition: 2026\n',
  '2026/edition.yaml': '{}\n',
  '2025/exhibitors/gips/index.yaml': '{}\n',
  '2026/exhibitors/bandages/index.yaml': '{}\n',
  '2026/speakers/vera-gips/index.yaml': '{}\n',
  '2026/plan.yaml': 'halls: [{id: yard}, {id: nave}]\n',
};

const told = (texts: Record<string, string>, others: readonly string[] = []) =>
  referenceProblems(makeFolder({ ...records, ...texts }, others)).map(
    (problem) => `${problem.file}: ${tell(problem)}`,
  );
const page = (section: string) => ({
  'pages/bare.yaml': `sections:\n  - kind: text\n  - ${section}\n`,
});

testRows(['a.jpg', 'a.jpeg', 'A.JPG', 'a.png', 'a.webp', 'a.tif', 'a.tiff'])(
  'a gallery of a year has pictures with %s',
  (name) =>
    expect(told(page('{kind: gallery, photos: 2025}'), [`2025/photos/${name}`])).toEqual([]),
);

testRows([
  '2024/photos/a.jpg',
  '12025/photos/a.jpg',
  '2025/photos/evening/a.jpg',
  '2025/photos/a.jpg.txt',
  '2025/photos/.jpg',
  '2025/photos/ajpg',
  '2025/exhibitors/gips/a.jpg',
])('a gallery of 2025 is empty with %s', (file) =>
  expect(told(page('{kind: gallery, photos: 2025}'), [file])).toEqual([
    'pages/bare.yaml: noPhotos sections[1].photos value=2025',
  ]),
);

test('the schema reports a year of photographs that is not a number', () => {
  expect(told(page('{kind: gallery, photos: soon}'))).toEqual([]);
});
