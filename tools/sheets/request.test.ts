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

test.each([
  ['--only', 'door', 'doors, stands, labels'],
  ['--language', 'de', 'ru, en'],
  ['--year', '26', '2026'],
  ['--since', '2026-02-30', '2026-03-30, 2026-04-03T12:00'],
  ['--since', 'yesterday', '2026-03-30, 2026-04-03T12:00'],
])('%s cannot be %s', (option, value, known) => {
  expect(() => readRequest([option, value])).toThrow(
    new RegExp(`^${option} cannot be ${value}\\. It can be(, for example)?: ${known}\\.`),
  );
});
