import { testRows } from '../../tests/support/testRows';
import type { Finding } from './contentParity';
import { reportParity } from './report';

const place = { file: 'content/pages/index.yaml', line: 3, column: 7, field: 'hero.title.en' };
const where = 'content/pages/index.yaml:3:7  hero.title.en  ';
const since = { commit: '1f45654a0b1c2d3e4f', date: '2026-03-02' };

testRows<[Finding, string, string]>([
  [
    { ...place, kind: 'missing' },
    'the English is missing  write it',
    'нет английского текста  впишите его',
  ],
  [
    { ...place, kind: 'stale', since },
    'the Russian changed on 2026-03-02, the English has not since  bring the English up to date (git show 1f45654a0b shows the change)',
    'русский текст изменён 2026-03-02, английский с тех пор не менялся  обновите английский (правку покажет git show 1f45654a0b)',
  ],
  [
    { ...place, kind: 'stale', since: 'workingTree' },
    'the Russian is changed and not committed yet, the English is not changed  bring the English up to date (git diff shows the change)',
    'русский текст изменён и ещё не в коммите, английский не изменён  обновите английский (правку покажет git diff)',
  ],
  [
    { ...place, kind: 'missingRussian' },
    'the Russian is missing  write it',
    'нет русского текста  впишите его',
  ],
])('one line: %j', (finding, en, ru) => {
  expect(reportParity([finding], undefined, 'en').split('\n')[0]).toBe(where + en);
  expect(reportParity([finding], undefined, 'ru').split('\n')[0]).toBe(where + ru);
});

test('ends with the count, by kind', () => {
  const findings: Finding[] = [
    { ...place, kind: 'stale', since },
    { ...place, kind: 'missing' },
    { ...place, kind: 'stale', since },
  ];
  expect(reportParity(findings, undefined, 'en').split('\n').slice(3)).toEqual([
    'In all: 3 (English missing: 1, English out of date: 2)',
  ]);
  expect(reportParity(findings, undefined, 'ru').split('\n').slice(3)).toEqual([
    'Всего: 3 (нет английского: 1, английский устарел: 2)',
  ]);
});

test('names in one line what could not be checked', () => {
  expect(reportParity([], 'noGit', 'en')).toBe(
    'There is no git history here: outdated English was not looked for.\nNo gaps between Russian and English.',
  );
  expect(reportParity([], 'shallow', 'ru')).toBe(
    'Это неполный клон git: устаревший английский не искали (историю загрузит git fetch --unshallow).\n' +
      'Расхождений между русским и английским нет.',
  );
});

test('an unreadable file is reported in the words of the content check', () => {
  const problem = {
    file: 'pages/index.yaml',
    line: 3,
    column: 1,
    field: '',
    code: 'yamlTab',
    values: {},
  } as const;
  const finding: Finding = { kind: 'unreadable', file: place.file, line: 3, column: 1, problem };
  expect(reportParity([finding], undefined, 'en').split('\n')[0]).toBe(
    'content/pages/index.yaml:3:1  the indent is a tab  write spaces instead',
  );
});
