import { testRows } from '../../../tests/support/testRows';
import { packEntries, readEntries, type Gathered, type SearchKind } from './searchFile';
import { answersTo, makeIndex, type SearchIndex, stemOf } from './searchIndex';
import { foldText } from '../../lib/foldText';

const thing = (name: string, path: string, more: Partial<Gathered> = {}): Gathered => ({
  name,
  path,
  note: '',
  texts: [],
  ...more,
});

const things: Partial<Record<SearchKind, Gathered[]>> = {
  exhibitors: [
    thing('Кобальт', '/exhibitors/2026/kobalt/', { note: 'A06 · галерея, Москва' }),
    thing('Ёлка Ольховская', '/exhibitors/2026/yolka-olkhovskaya/', { note: 'C07 · художник' }),
    thing('Абрикосовый зал', '/exhibitors/2025/abrikosovy-zal/', {
      note: 'C07 · галерея, Псков',
      names: ['Абрикосовый зал', 'Apricot Hall'],
      texts: ['Псков', 'Pskov'],
      year: 2025,
    }),
    thing('Кобальт', '/exhibitors/2025/kobalt/', { note: 'B01 · галерея, Москва', year: 2025 }),
  ],
  artists: [
    thing('Рыба-пила', '/artists/2025/#artist-sawfish', {
      note: 'Абрикосовый зал, B09',
      names: ['Рыба-пила', 'Sawfish'],
      year: 2025,
    }),
    thing('Глеб Охринский', '/artists/2026/#artist-gleb-okhrinsky', { note: 'Кобальт, A06' }),
  ],
  works: [
    thing('Собака у реки', '/exhibitors/2026/kobalt/sobaka/', {
      note: 'Глеб Охринский',
      of: 'Кобальт',
      texts: ['Собака у реки', 'Dog by a River'],
    }),
    thing('Утро', '/exhibitors/2025/kobalt/utro/', { of: 'Кобальт', year: 2025 }),
    thing('С 44-го по 31-й', '/exhibitors/2025/abrikosovy-zal/etazhi/', {
      note: 'Рыба-пила',
      of: 'Абрикосовый зал',
      year: 2025,
    }),
  ],
  places: [
    thing('Туалет', '/map/#service-toilet', { texts: ['уборная', 'WC', 'loo'] }),
    thing('Большой зал', '/map/#hall-great-hall', { texts: ['Great Hall', 'лекторий'] }),
    thing('Вход', '/map/#service-entrance'),
    thing('Выход', '/map/#service-exit'),
  ],
  pages: [thing('Главная', '/')],
  questions: [
    thing('Можно ли с животными?', '/for_visitors/#questions-3', {
      note: 'Посетителям',
      texts: ['Только с собакой-проводником, dogs'],
    }),
  ],
};

function indexOf(gathered: typeof things): SearchIndex {
  const file = (Object.entries(gathered) as [SearchKind, Gathered[]][]).flatMap(([kind, entries]) =>
    packEntries(kind, entries),
  );
  const work = makeIndex(readEntries(file));
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Groups that a query finds in whole. */
const findAll = (all: SearchIndex, typed: string) => {
  const { groups, by } = answersTo(all, typed);
  return by?.why === 'partly' ? [] : groups;
};

const index = indexOf(things);
const pathsOf = (typed: string) =>
  findAll(index, typed).flatMap(({ entries }) => entries.map(({ path }) => path));

const apricot = ['/exhibitors/2025/abrikosovy-zal/', '/exhibitors/2025/abrikosovy-zal/etazhi/'];

testRows([
  ['', []],
  ['—', []],
  ['elka', ['/exhibitors/2026/yolka-olkhovskaya/']],
  ['елка ольх', ['/exhibitors/2026/yolka-olkhovskaya/']],
  ['ольховскя', ['/exhibitors/2026/yolka-olkhovskaya/']],
  // What an exhibitor and an artist are called in the other language finds their works, too.
  ['apricot', [...apricot, '/artists/2025/#artist-sawfish']],
  ['sawfish', ['/artists/2025/#artist-sawfish', '/exhibitors/2025/abrikosovy-zal/etazhi/']],
  ['рыбапила', ['/artists/2025/#artist-sawfish', '/exhibitors/2025/abrikosovy-zal/etazhi/']],
  ['С 44-го по 31-й', ['/exhibitors/2025/abrikosovy-zal/etazhi/']],
  ['с-07', ['/exhibitors/2026/yolka-olkhovskaya/', '/exhibitors/2025/abrikosovy-zal/']],
  ['стенд C 7', ['/exhibitors/2026/yolka-olkhovskaya/', '/exhibitors/2025/abrikosovy-zal/']],
  ['wc', ['/map/#service-toilet']],
  ['туалеты', ['/map/#service-toilet']],
  // A wrong letter is forgiven only where nothing begins with the right one.
  ['вход', ['/map/#service-entrance']],
  ['выхот', ['/map/#service-exit']],
  ['охринск', ['/artists/2026/#artist-gleb-okhrinsky', '/exhibitors/2026/kobalt/sobaka/']],
  ['охренский', ['/artists/2026/#artist-gleb-okhrinsky', '/exhibitors/2026/kobalt/sobaka/']],
  ['собака', ['/exhibitors/2026/kobalt/sobaka/', '/for_visitors/#questions-3']],
  ['собаки', ['/exhibitors/2026/kobalt/sobaka/', '/for_visitors/#questions-3']],
  ['dog', ['/exhibitors/2026/kobalt/sobaka/', '/for_visitors/#questions-3']],
  ['главная', ['/']],
  ['утро кобальт', ['/exhibitors/2025/kobalt/utro/']],
  ['собака москва', []],
  ['у-реки', ['/exhibitors/2026/kobalt/sobaka/']],
  ['gl-ok', []],
])('%j finds %j', (typed, paths) => {
  expect([...pathsOf(typed)].sort()).toEqual([...paths].sort());
});

testRows([
  ['собака у реки', undefined, 1],
  ['пускают ли с собакой?', 'собакой', 2],
  ['собака москва', 'москва', 2],
  ['may i bring my dog?', 'dog', 2],
  ['скульптура до 50000, кобальд', 'кобальд', 5],
  ['где wc', undefined, 0],
  ['бвгджз', undefined, 0],
  ['rj,fkmn', 'кобальт', 5],
  ['hs,f-gbkf', 'рыба-пила', 2],
  ['Hs,fgbkf', 'рыбапила', 2],
  ['sobaka v cirke', 'sobaka', 2],
  // A wrong letter comes after the other language.
  ['<jkmijq', 'большой', 1],
  ['вщпы', 'dogs', 2],
])('%j is answered by %j, %d times', (typed, words, times) => {
  const { groups, by } = answersTo(index, typed);
  expect(by?.words).toBe(words);
  expect(groups.flatMap(({ entries }) => entries)).toHaveLength(times);
});

test('what is called so stands before what begins so, before what is told of something else; a place called so is first', () => {
  const small = indexOf({
    exhibitors: [
      thing('Другой', '/a/', { texts: ['ко'] }),
      thing('Жираф и компас', '/f/'),
      thing('Кобальт', '/b/'),
      thing('Ко', '/c/'),
    ],
    works: [thing('Ко', '/d/')],
    questions: [thing('Вопрос', '/e/', { texts: ['ко'] })],
  });
  const found = findAll(small, 'ко').flatMap(({ entries }) => entries);
  expect(found.map(({ path }) => path)).toEqual(['/c/', '/b/', '/f/', '/a/', '/d/', '/e/']);
  expect(findAll(index, 'зал').map(({ kind }) => kind)).toEqual([
    'places',
    'exhibitors',
    'artists',
    'works',
  ]);
  expect(findAll(index, 'лектор').map(({ kind }) => kind)).toEqual(['places']);
  expect(findAll(index, 'кобальт').map(({ kind }) => kind)).toEqual([
    'exhibitors',
    'artists',
    'works',
  ]);
  expect(findAll(index, 'уборн').map(({ kind }) => kind)).toEqual(['places']);
});

test('where one word answers a question, what has more of the others stands first', () => {
  const small = indexOf({
    works: [thing('Сто лет', '/a/'), thing('Лет семь', '/b/')],
    questions: [thing('Сколько лет?', '/c/'), thing('Дети', '/d/', { texts: ['лет с 7'] })],
  });
  const { groups, by } = answersTo(small, 'можно с 7 лет');
  expect(by?.words).toBe('лет');
  expect(groups.flatMap(({ entries }) => entries.map(({ path }) => path))).toEqual([
    '/d/',
    '/c/',
    '/b/',
    '/a/',
  ]);
});

test('the shown year comes first', () => {
  const [exhibitors] = findAll(index, 'кобальт');
  expect(exhibitors?.entries.map(({ path }) => path)).toEqual([
    '/exhibitors/2026/kobalt/',
    '/exhibitors/2025/kobalt/',
  ]);
});

test('thousands of entries are found in the time of a letter', () => {
  const many: Gathered[] = [];
  for (let number = 0; number < 10_000; number += 1) {
    const name = `Имя${number.toString(36).replace(/\d/g, 'б')} Фамилия${number % 977}`;
    many.push(thing(name, `/exhibitors/2026/e-${number}/`, { note: `галерея ${number % 31}` }));
  }
  const large = indexOf({ exhibitors: many });
  const [all] = findAll(large, 'и');
  expect(all?.entries).toHaveLength(10_000);
  expect(all?.entries[0]?.path).toBe('/exhibitors/2026/e-0/');
});

testRows([
  ['собака', 'собаками', true],
  ['собака', 'собаковод', false],
  ['билеты', 'билет', true],
  ['билеты', 'билетов', true],
  ['дети', 'детей', true],
  ['дети', 'деталями', false],
  ['залы', 'зал', true],
  ['экскурсия', 'экскурсий', true],
  ['большой', 'большого', true],
  ['dogs', 'dog', true],
  ['works', 'work', true],
  ['plans', 'planet', false],
  ['да', 'до', false],
  ['c07', 'c0', false],
])('%s is a form of %s: %s', (typed, word, expected) => {
  const stem = stemOf(foldText(typed));
  const folded = foldText(word);
  const isForm =
    stem !== undefined &&
    folded.startsWith(stem.start) &&
    folded.length <= stem.start.length + stem.more;
  expect(isForm).toBe(expected);
});
