import { readRequest } from '../../../new/request';
import { newArgs, newKinds, type NewKind } from './newRecord';

const name = { ru: ' Зелёный лес ', en: 'Green Wood & Cö.' };

test.each<[NewKind, Parameters<typeof newArgs>[1], string[]]>([
  [
    'exhibitor',
    { when: '2026', slug: '', ...name },
    ['exhibitor', '2026', 'green-wood-co', '--name-ru=Зелёный лес', '--name-en=Green Wood & Cö.'],
  ],
  [
    'partner',
    { when: '2026', slug: 'bank', ru: '', en: '--x' },
    ['partner', '2026', 'bank', '--name-en=--x'],
  ],
  [
    'partner',
    { when: '2026', slug: 'bank', tier: 'media' },
    ['partner', '2026', 'bank', '--tier=media'],
  ],
  [
    'notice',
    { when: '2026-04-03', slug: 'q', ru: 'Очередь', en: '' },
    ['notice', '2026-04-03', 'q', '--text-ru=Очередь'],
  ],
  ['speaker', { when: '2026', ru: 'Анна' }, ['speaker', '2026', 'anna', '--name-ru=Анна']],
  ['speaker', { when: '2026', ru: 'Ўлмас' }, ['speaker', '2026', 'ulmas', '--name-ru=Ўлмас']],
  ['speaker', { when: '2026', en: '北京' }, ['speaker', '2026', 'speaker', '--name-en=北京']],
  ['edition', { when: '2027' }, ['edition', '2027']],
])('%s: the arguments of `npm run new`', (kind, typed, args) => {
  expect(newArgs(kind, typed)).toEqual(args);
  expect(readRequest(args).kind).toBe(kind);
});

test('each kind exists in npm run new', () => {
  for (const kind of Object.keys(newKinds) as NewKind[])
    expect(() => readRequest(newArgs(kind, { when: '2026', slug: 'x' })).kind).not.toThrow(/kind/);
});
