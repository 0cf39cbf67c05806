import { readFileSync, readdirSync } from 'node:fs';

const shown = ['PrimitivesShown', 'ComponentsShown']
  .map((name) => readFileSync(`kitchen-sink/${name}.tsx`, 'utf8'))
  .join('');
/** Around every page, including this one. */
const around = ['SkipLink', 'NoticesInPage'];
/** Shown within the view of which they are a part. */
const parts: Record<string, string> = {
  DirectoryList: 'Directory',
  Groups: 'Directory',
  NoticeItem: 'LateNotices',
};

test.each(['ui', 'lists', 'stars', 'edition', 'venue/notices', 'venue/copy'])(
  'the kitchen sink shows each of src/%s',
  (room) => {
    const names = readdirSync(`src/${room}`)
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => file.replace('.tsx', ''));
    expect(names.length).toBeGreaterThan(0);
    expect(
      names.filter(
        (name) => !around.includes(name) && !shown.includes(`/${room}/${parts[name] ?? name}'`),
      ),
    ).toEqual([]);
  },
);
