import type { Value } from '../../protocol';
import { readRequest } from '../../../new/request';
import { newArgs, newField, newKinds, type NewKind } from './newRecord';

const name = { ru: ' Зелёный лес ', en: 'Green Wood & Cö.' };

test.each<[NewKind, Value, string[]]>([
  [
    'exhibitor',
    { when: '2026', name },
    ['exhibitor', '2026', 'green-wood-co', '--name-ru=Зелёный лес', '--name-en=Green Wood & Cö.'],
  ],
  [
    'partner',
    { when: '2026', slug: 'bank', name: { ru: '', en: '--x' } },
    ['partner', '2026', 'bank', '--name-en=--x'],
  ],
  [
    'notice',
    { when: '2026-04-03', slug: 'q', name: { ru: 'Очередь', en: '' } },
    ['notice', '2026-04-03', 'q', '--text-ru=Очередь'],
  ],
  ['edition', { when: '2027' }, ['edition', '2027']],
])('%s: what `npm run new` reads', (kind, value, args) => {
  expect(newArgs(kind, value)).toEqual(args);
  expect(readRequest(args).kind).toBe(kind);
});

test.each(newKinds)('the form of a new %s asks when, and what it is called', (kind) => {
  const field = newField(kind, (key) => ({ ru: key, en: key }));
  expect(field.type === 'fields' && Object.keys(field.fields)).toEqual(
    kind === 'edition' ? ['when'] : ['when', 'name', 'slug'],
  );
});
