import { draftKey, readDrafts } from './drafts';

test('a draft belongs to its file and version', () => {
  const draft = (at: number, value: unknown) => JSON.stringify({ at, value });
  const kept = {
    language: 'ru',
    [draftKey('a.yaml', '1')]: draft(10, { name: 'old' }),
    [draftKey('a.yaml', '2')]: draft(20, { name: 'new' }),
    [draftKey('b.yaml', '2')]: draft(30, 'other'),
  };
  expect(readDrafts(kept, 'a.yaml')).toEqual([
    { key: draftKey('a.yaml', '1'), at: 10, value: { name: 'old' } },
    { key: draftKey('a.yaml', '2'), at: 20, value: { name: 'new' } },
  ]);
  expect(readDrafts(kept, 'c.yaml')).toEqual([]);
});
