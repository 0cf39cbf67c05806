import { git } from '../../tests/support/git';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { Refusal } from '../refusal';
import { contentThen } from './contentThen';

// Long, because the machine can be busy.
jest.setTimeout(60_000);

const { at, put } = temporaryFolder();

/** Writes content in which the year identifies the version. */
const write = (year: number) => put('content/site.yaml', `currentEdition: ${year}\n`);

function commit(year: number, date: string): void {
  write(year);
  git(at(), ['add', '--all']);
  const dates = { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  git(at(), ['commit', '--quiet', '--message', 'edit'], dates);
}

/** Reads the content as of a moment. */
const readAt = (moment: string) =>
  contentThen(at('content'), new Date(moment))?.folder.sources.map(({ value }) => value);

test('the content is that of the newest commit before the moment, whatever came later', () => {
  git(at(), ['init', '--quiet']);
  commit(2024, '2026-03-28T12:00:00+03:00');
  commit(2025, '2026-03-29T23:59:00+03:00');
  commit(2026, '2026-03-30T00:01:00+03:00');
  write(2027);
  expect(readAt('2026-03-30T00:00:00+03:00')).toEqual([{ currentEdition: 2025 }]);
  expect(readAt('2026-03-31T00:00:00+03:00')).toEqual([{ currentEdition: 2026 }]);
  expect(readAt('2026-03-01T00:00:00+03:00')).toBeUndefined();
});

test('without git, or with only the newest commits, it says so', () => {
  write(2025);
  expect(() => readAt('2026-03-30T00:00:00+03:00')).toThrow(Refusal);
  git(at(), ['init', '--quiet']);
  commit(2025, '2026-03-29T12:00:00+03:00');
  commit(2026, '2026-03-31T12:00:00+03:00');
  git(at(), ['clone', '--quiet', '--depth', '1', `file://${at()}`, 'shallow']);
  expect(() => contentThen(at('shallow/content'), new Date('2026-03-30T00:00:00+03:00'))).toThrow(
    /unshallow/,
  );
});
