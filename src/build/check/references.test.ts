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
const day = '2026/programme/2026-04-02.yaml';

const told = (texts: Record<string, string>, others: readonly string[] = []) =>
  referenceProblems(makeFolder({ ...records, ...texts }, others)).map(
    (problem) => `${problem.file}: ${tell(problem)}`,
  );
const page = (section: string) => ({
  'pages/bare.yaml': `sections:\n  - kind: text\n  - ${section}\n`,
});

test('records of the same year, and of another that is named, are found', () => {
  expect(
    told({
      [day]:
        '- {slug: tour, speakers: [vera-gips], exhibitors: [bandages, 2025/gips], hall: nave}\n',
      ...page('{speakers: [vera-gips, 2026/vera-gips], sessions: [tour, 2026/tour]}'),
    }),
  ).toEqual([]);
});

test('records that are not there are told with the nearest', () => {
  expect(
    told({
      [day]: '- {slug: tour}\n- {slug: talk, speakers: [vera-gip], exhibitors: [bandages, gips]}\n',
      ...page('{speakers: [ada], sessions: [tuor, 2025/tour]}'),
    }),
  ).toEqual([
    `${day}: noSuchRecord [1].speakers[0] value=vera-gip nearest=2026/vera-gips`,
    `${day}: noSuchRecord [1].exhibitors[1] value=gips nearest=2025/gips`,
    'pages/bare.yaml: noSuchRecord sections[1].speakers[0] value=ada nearest=',
    'pages/bare.yaml: noSuchRecord sections[1].sessions[0] value=tuor nearest=2026/tour',
    'pages/bare.yaml: noSuchRecord sections[1].sessions[1] value=2025/tour nearest=2026/tour',
  ]);
});

test('names that are no text are the schema’s to tell', () => {
  expect(told({ [day]: '- {slug: tour, speakers: [5, {}], hall: 5}\n' })).toEqual([]);
});

test('a day that cannot be read may hold the session of a page, so nothing is told', () => {
  const section = page('{sessions: [lost], speakers: [lost]}');
  expect(told({ [day]: '- {slug: tour\n', ...section })).toEqual([
    'pages/bare.yaml: noSuchRecord sections[1].speakers[0] value=lost nearest=',
  ]);
});

test('a hall has to stand in the plan of the year, or of the newest year that has one', () => {
  const halls = 'value=cellar file=2026/plan.yaml choices=yard, nave';
  expect(
    told({ [day]: '- {slug: a, hall: yard}\n- {slug: b}\n- {slug: c, hall: cellar}\n' }),
  ).toEqual([`${day}: noSuchHall [2].hall ${halls}`]);
  const later = '2027/programme/2027-04-02.yaml';
  expect(told({ [later]: '- {slug: a, hall: yard}\n- {slug: c, hall: cellar}\n' })).toEqual([
    `${later}: noSuchHall [1].hall ${halls}`,
  ]);
});

test('a year without any plan is told once a file, at its first session', () => {
  const planless = Object.fromEntries(
    Object.entries(records).filter(([file]) => file !== '2026/plan.yaml'),
  );
  const sessions = '- {slug: a, hall: yard}\n- {slug: b, hall: yard}\n';
  expect(
    referenceProblems(makeFolder({ ...planless, [day]: sessions })).map((problem) => tell(problem)),
  ).toEqual(['noPlan [0].hall']);
});

test('a plan whose halls are faulty does not judge halls', () => {
  expect(told({ '2026/plan.yaml': 'halls: [{id: yard}, {}]\n', [day]: '- {hall: no}\n' })).toEqual(
    [],
  );
});

test('the current edition has to be there', () => {
  expect(told({ 'site.yaml': 'currentEdition: 2027\n' })).toEqual([
    'site.yaml: noEdition currentEdition value=2027',
  ]);
  for (const faulty of ['currentEdition: next\n', '{}\n'])
    expect(told({ 'site.yaml': faulty })).toEqual([]);
});

test.each(['a.jpg', 'a.jpeg', 'A.JPG', 'a.png', 'a.webp', 'a.tif', 'a.tiff'])(
  'a gallery of a year is not empty with %s',
  (name) => expect(told(page('{photos: 2025}'), [`2025/photos/${name}`])).toEqual([]),
);

test.each([
  '2024/photos/a.jpg',
  '12025/photos/a.jpg',
  '2025/photos/evening/a.jpg',
  '2025/photos/a.jpg.txt',
  '2025/photos/.jpg',
  '2025/photos/ajpg',
  '2025/exhibitors/gips/a.jpg',
])('a gallery of 2025 is empty with %s', (file) =>
  expect(told(page('{photos: 2025}'), [file])).toEqual([
    'pages/bare.yaml: noPhotos sections[1].photos value=2025',
  ]),
);

test('a year of photographs that is no number is the schema’s to tell', () => {
  expect(told(page('{photos: soon}'))).toEqual([]);
});
