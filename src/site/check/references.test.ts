import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { testRows } from '../../../tests/support/testRows';
import { referenceProblems, repeatProblems } from './references';

const told = (photos: string, ...files: string[]) => {
  const page = `sections:\n  - {kind: gallery, photos: ${photos}}\n`;
  return referenceProblems(makeFolder({ 'pages/bare.yaml': page }, files)).map(tell);
};

testRows(['a.jpg', 'a.jpeg', 'A.JPG', 'a.png', 'a.webp', 'a.tif', 'a.tiff'])(
  'a gallery of a year has pictures with %s',
  (name) => expect(told('2025', `2025/photos/${name}`)).toEqual([]),
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
  expect(told('2025', file)).toEqual(['noPhotos sections[0].photos value=2025']),
);

test('the schema reports a year of photographs that is not a number', () =>
  expect(told('soon')).toEqual([]));

test('two encodings of one name are the same name', () =>
  expect(
    repeatProblems(
      makeFolder({
        '2026/photos/captions.yaml': '- {picture: "й.jpg"}\n- {picture: "и\u0306.jpg"}\n',
      }),
    ).map(tell),
  ).toEqual(['repeated [1].picture value=й.jpg line=1']));
