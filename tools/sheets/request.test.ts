import { Refusal } from './refusal';
import { readRequest } from './request';

test('without options everything is printed, in both languages', () => {
  expect(readRequest([])).toEqual({
    kinds: ['doors', 'stands', 'labels'],
    languages: ['ru', 'en'],
    year: undefined,
    since: undefined,
    out: 'sheets',
  });
});

test('all options', () => {
  const args = [
    '--only',
    'labels',
    '--language=en',
    '--year',
    '2025',
    '--out',
    'x',
    '--lang',
    'ru',
  ];
  expect(readRequest([...args, '--since', '2026-03-30'])).toEqual({
    kinds: ['labels'],
    languages: ['en'],
    year: 2025,
    since: new Date('2026-03-30T00:00:00+03:00'),
    out: 'x',
  });
  const { since } = readRequest(['--since', '2026-04-03T12:30']);
  expect(since).toEqual(new Date('2026-04-03T12:30:00+03:00'));
});

test.each<[string[], RegExp]>([
  [['--only', 'door'], /^--only cannot be door\. It can be: doors, stands, labels\.$/],
  [['--language', 'de'], /^--language cannot be de\. It can be: ru, en\.$/],
  [['--year', '26'], /^This is no year: 26\./],
  [['--since', '2026-02-30'], /^This is neither a day nor an hour: 2026-02-30\./],
  [['--since', 'yesterday'], /^This is neither a day nor an hour: yesterday\./],
  [['--since='], /^The option --since has no value\.$/],
  [['--since'], /^The option --since has no value\.$/],
  [['--sinse', '2026-03-30'], /^There is no option --sinse here\. There are: --only, /],
  [['-x'], /^There is no option -x here\./],
  [['labels'], /^One word too many: labels\./],
])('%p is refused in a sentence of either language', (args, sentence) => {
  let refusal: unknown;
  try {
    readRequest(args);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(Refusal);
  const { words } = refusal as Refusal;
  expect(words.en).toMatch(sentence);
  expect(words.ru).toMatch(/[а-яё]/);
});
