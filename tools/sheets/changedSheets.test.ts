import { changesBetween } from './changedSheets';
import { doorSheets } from './model/doors';
import { wallLabels } from './model/labels';
import { someExhibitor, someFair, someSession, someWork } from './model/someFair';
import { standCards } from './model/stands';
import { wordsOf } from './model/words';

const words = wordsOf('ru');
const keys = (sheets: readonly { key: string }[]) => sheets.map(({ key }) => key);

test('unchanged prints are not printed again; new ones are, and removed ones are reported', () => {
  const then = [
    { key: 'a', text: '1' },
    { key: 'b', text: '1' },
    { key: 'c', text: '1' },
  ];
  const now = [
    { key: 'd', text: '1' },
    { key: 'a', text: '1' },
    { key: 'b', text: '2' },
  ];
  const { changed, gone } = changesBetween(then, now);
  expect(keys(changed)).toEqual(['d', 'b']);
  expect(keys(gone)).toEqual(['c']);
});

test('a session that moves to another hall changes both doors and no other', () => {
  const others = [
    someSession({ slug: 'x', start: '15:00' }),
    someSession({ slug: 'y', start: '15:00', hall: 'atrium' }),
    someSession({ slug: 'z', date: '2026-04-04' }),
  ];
  const doors = (hall: string) =>
    doorSheets(someFair({ sessions: [...others, someSession({ hall })] }), words);
  expect(keys(changesBetween(doors('great'), doors('atrium')).changed)).toEqual([
    '2026-04-03 great',
    '2026-04-03 atrium',
  ]);
});

test('a sold work changes only its label; a new stand changes card and labels', () => {
  const works = (sold: boolean) => [
    someWork(sold ? { availability: 'sold', asOf: '2026-04-03' } : {}),
    someWork({ picture: 'other.jpg' }),
  ];
  const before = someFair({ exhibitors: [someExhibitor({ works: works(false) })] });
  const sold = someFair({ exhibitors: [someExhibitor({ works: works(true) })] });
  const moved = someFair({ exhibitors: [someExhibitor({ works: works(false), stand: 'D01' })] });
  const changes = (now: typeof before) => [
    keys(changesBetween(standCards(before, words), standCards(now, words)).changed),
    keys(changesBetween(wallLabels(before, words), wallLabels(now, words)).changed),
  ];
  expect(changes(sold)).toEqual([[], ['kobalt/utro']]);
  expect(changes(moved)).toEqual([['kobalt'], ['kobalt/utro', 'kobalt/other']]);
});
