import { draftKey, readDrafts, writeDraft } from './drafts';

test('a draft is of its file and version; older ones are told apart', () => {
  const kept = {
    language: 'ru',
    [draftKey('a.yaml', '1')]: writeDraft(10, { name: 'old' }),
    [draftKey('a.yaml', '2')]: writeDraft(20, { name: 'new' }),
    [draftKey('b.yaml', '2')]: writeDraft(30, 'other'),
  };
  const { draft, older } = readDrafts(kept, 'a.yaml', '2');
  expect(draft).toEqual({ key: 'draft a.yaml 2', at: 20, value: { name: 'new' } });
  expect(older.map(({ value }) => value)).toEqual([{ name: 'old' }]);
  expect(readDrafts(kept, 'c.yaml', '2')).toEqual({ draft: undefined, older: [] });
});
