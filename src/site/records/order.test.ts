import { byName, bySurname, compareSessions, surnameLetter } from './order';

const person = (ru: string, en: string, sortAs?: { ru: string; en: string }) => ({
  name: { ru, en },
  sortAs,
});
const rosa = person('Фермин Угальде Роса', 'Fermín Ugalde Rosa', {
  ru: 'Угальде Роса',
  en: 'Ugalde Rosa',
});
const duo = person('Вода и медь', 'Water and Copper', {
  ru: 'Вода и медь',
  en: 'Water and Copper',
});
const vera = person('Вера Гипс', 'Vera Gips');
const anna = person('Анна Гипс', 'Anna Gips');
const yolkin = person('Яков Ёлкин', 'Yakov Yolkin');
const zhukov = person('Антон Жуков', 'Anton Zhukov');
const people = [vera, zhukov, rosa, duo, yolkin, anna];
const en = (records: readonly { name: { en: string } }[]) => records.map(({ name }) => name.en);

test('people stand by surname in each language, namesakes by first name', () => {
  expect(bySurname(people, 'ru')).toEqual([duo, anna, vera, yolkin, zhukov, rosa]);
  expect(en(bySurname(people, 'en'))).toEqual([
    'Anna Gips',
    'Vera Gips',
    'Fermín Ugalde Rosa',
    'Water and Copper',
    'Yakov Yolkin',
    'Anton Zhukov',
  ]);
});

test('whatever is no person stands by its whole name', () => {
  expect(byName(people, 'ru')).toEqual([anna, zhukov, vera, duo, rosa, yolkin]);
});

test('the letter is that of what they are ordered by', () => {
  const lettersIn = (language: 'ru' | 'en') =>
    bySurname(people, language).map((one) => surnameLetter.resolve(one, { language }));
  expect(lettersIn('ru')).toEqual(['В', 'Г', 'Г', 'Е', 'Ж', 'У']);
  expect(lettersIn('en')).toEqual(['G', 'G', 'U', 'W', 'Y', 'Z']);
});

const session = (date: string, start: string, slug: string) => ({
  fields: { year: 2026, date, speakerReferences: [], exhibitorReferences: [] },
  start,
  slug,
});

test('by day, then by start, then by slug, however they come', () => {
  const sorted = [
    session('2026-04-02', '09:30', 'yard'),
    session('2026-04-02', '11:00', 'arch'),
    session('2026-04-02', '11:00', 'plaster'),
    session('2026-04-03', '09:00', 'arch'),
  ];
  expect([...sorted].reverse().sort(compareSessions)).toEqual(sorted);
});
