import { worksByTheSame } from './relatedWorks';

const anna = { ru: 'Анна', en: 'Anna' };
const boris = { ru: 'Борис', en: 'Boris' };
const work = (picture: string, ...artists: { ru: string; en: string }[]) => ({
  picture: `${picture}.jpg`,
  ...(artists.length > 0 && { artists }),
});

const exhibitors = [
  {
    year: 2024,
    slug: 'kobalt',
    name: { ru: 'Кобальт', en: 'Kobalt' },
    participantType: 'gallery',
    artists: [anna],
    works: [work('old')],
  },
  {
    year: 2025,
    slug: 'anna',
    name: anna,
    participantType: 'artist',
    works: [work('own')],
  },
  {
    year: 2025,
    slug: 'kobalt',
    name: { ru: 'Кобальт', en: 'Kobalt' },
    participantType: 'gallery',
    artists: [anna, boris],
    works: [work('one', anna), work('two', boris, anna), work('nobody')],
  },
];

test.each([
  ['2025/kobalt/one', ['2025/kobalt/two', '2025/anna/own', '2024/kobalt/old']],
  ['2025/kobalt/two', ['2025/kobalt/one', '2025/anna/own', '2024/kobalt/old']],
  ['2025/anna/own', ['2025/kobalt/one', '2025/kobalt/two', '2024/kobalt/old']],
  ['2024/kobalt/old', ['2025/anna/own', '2025/kobalt/one', '2025/kobalt/two']],
  ['2025/kobalt/nobody', []],
])('beside %s stand the others by its artists, its own stand first', (reference, others) => {
  expect(worksByTheSame(exhibitors).get(reference)).toEqual(others);
});

test('there are six at most', () => {
  const works = Array.from({ length: 9 }, (_, index) => work(`w${index}`));
  const one = { year: 2026, slug: 'anna', name: anna, participantType: 'artist', works };
  expect(worksByTheSame([one]).get('2026/anna/w0')).toEqual(
    [1, 2, 3, 4, 5, 6].map((index) => `2026/anna/w${index}`),
  );
});
