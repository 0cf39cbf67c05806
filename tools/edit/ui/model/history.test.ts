import {
  newHistory,
  remember,
  savedAt,
  stepTo,
  type History,
  draftKey,
  readDrafts,
} from './history';
import { readFieldPath } from '../../../../src/site/check/files/schemaProblems';
import type { Maybe } from './values';

test('letters of one field are one step; steps go back and forward again', () => {
  let [history, value]: [History, Maybe] = [newHistory, 'a'];
  const type = (next: string, field: string, at: number) => {
    history = remember(history, value, field, at);
    value = next;
  };
  const go = (by: -1 | 1) => {
    const step = stepTo(history, value, by);
    if (step) ({ history, value } = step);
    return value;
  };
  expect(stepTo(history, value, -1)).toBeUndefined();
  type('ab', 'name', 5000);
  type('abc', 'name', 5500);
  type('abcd', 'name', 7000);
  type('x', 'text', 7100);
  expect([go(-1), go(-1), go(-1), go(-1)]).toEqual(['abcd', 'abc', 'a', 'a']);
  expect([go(1), go(1)]).toEqual(['abc', 'abcd']);
  type('y', 'text', 9000);
  expect(go(1)).toBe('y');
  expect([go(-1), go(-1)]).toEqual(['abcd', 'abc']);
});

const saved = {
  city: 'a',
  works: [
    { picture: '1.jpg', year: 1 },
    { picture: '2.jpg', year: 2 },
  ],
};
test.each<[string, Maybe, string, { value: Maybe } | undefined]>([
  ['a field', { ...saved, city: 'b' }, 'city', { value: 'a' }],
  ['a field that is new', { ...saved, note: 'b' }, 'note', { value: undefined }],
  ['a field of an item', saved, 'works[1].year', { value: 2 }],
  ['of an item that was moved', { works: saved.works.toReversed() }, 'works[1].year', undefined],
  ['of an item after a removal', { works: saved.works.slice(1) }, 'works[0].year', undefined],
  [
    'the name of an item',
    { works: [{ picture: '3.jpg' }, saved.works[1] ?? null] },
    'works[0].picture',
    { value: '1.jpg' },
  ],
])('%s, as saved', (_, value, path, expected) =>
  expect(savedAt(saved, value, readFieldPath(path))).toEqual(expected),
);

test('a draft belongs to its file and version', () => {
  const draft = (at: number, value: unknown) => JSON.stringify({ at, value });
  const stored = {
    language: 'ru',
    [draftKey('a.yaml', '1')]: draft(10, { name: 'old' }),
    [draftKey('a.yaml', '2')]: draft(20, { name: 'new' }),
    [draftKey('b.yaml', '2')]: draft(30, 'other'),
  };
  expect(readDrafts(stored, 'a.yaml')).toEqual([
    { key: draftKey('a.yaml', '1'), at: 10, value: { name: 'old' } },
    { key: draftKey('a.yaml', '2'), at: 20, value: { name: 'new' } },
  ]);
  expect(readDrafts(stored, 'c.yaml')).toEqual([]);
});
