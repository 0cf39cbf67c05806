import { readFileSync, readdirSync } from 'node:fs';

const shown = ['PrimitivesShown', 'ComponentsShown']
  .map((name) => readFileSync(`src/sections/kitchen-sink/${name}.tsx`, 'utf8'))
  .join('');
/** These surround every page, including this one: the parts of the shell, and the head. */
const around = [
  'Footer',
  'Header',
  'HeaderDates',
  'LanguageSwitch',
  'Menu',
  'PageHead',
  'SkipLink',
  'StaticPageHead',
  'notices/NoticesInPage',
];
/** Shown within the component whose part they are. */
const parts: Record<string, string> = {
  PlaceLink: 'SessionList',
  SessionStatus: 'SessionList',
  'directory/DirectoryList': 'directory/Directory',
  'notices/NoticeItem': 'notices/LateNotices',
};

test.each(['primitives', 'components'])('the kitchen sink shows each of src/%s', (floor) => {
  const names = readdirSync(`src/${floor}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''));
  expect(names.length).toBeGreaterThan(5);
  expect(
    names.filter(
      (name) => !around.includes(name) && !shown.includes(`/${floor}/${parts[name] ?? name}'`),
    ),
  ).toEqual([]);
});
