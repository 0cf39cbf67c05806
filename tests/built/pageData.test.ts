import { readFileSync, readdirSync } from 'node:fs';
import { contentFiles } from '../support/builtContent';
import { siteFolder } from '../support/siteFolder';

const root = `${siteFolder}/page-data`;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page-data.json'))
  .sort();
const known = new Map<string, string>();
function read(file: string): string {
  const data = known.get(file) ?? readFileSync(`${root}/${file}`, 'utf8');
  known.set(file, data);
  return data;
}
// The app loads one file for the error screens of both languages; desks show both (decision 047).
const english = files.filter(
  (file) =>
    file.startsWith('en/') &&
    !/\/((404|410)\.html|500|for_participants\/\d{4}\/[^/]+)\/page-data/.test(file),
);

const written = contentFiles(/./).flatMap(({ value }) => textsIn(value));
const messages = readdirSync('src/i18n/messages/en').flatMap((file) =>
  strings(JSON.parse(readFileSync(`src/i18n/messages/en/${file}`, 'utf8'))),
);

test('English page data have Russian words only in names that English shares', () => {
  const russian = /\p{Script=Cyrillic}/u;
  const allowed = [...written.map(({ en }) => en), ...messages].filter((text) =>
    russian.test(text),
  );
  const faults = english.flatMap((file) =>
    textsOf(read(file))
      .filter((text) => russian.test(text) && russian.test(without(text, allowed)))
      .map((text) => ({ file, text })),
  );
  expect(faults).toEqual([]);
});

test('Russian page data do not contain the English texts', () => {
  const words = /[a-z]{3,} [a-z]{3,}/i;
  const allowed = written.flatMap(({ ru, en }) => (ru === en && words.test(en) ? [en] : []));
  const faults = english.flatMap((file) => {
    const twin = file.replace(/^en\//, '').replace(/^page-data\.json$/, 'index/page-data.json');
    const russian = new Set(textsOf(read(twin)).filter((text) => words.test(text)));
    return textsOf(read(file))
      .filter((text) => russian.has(text) && words.test(without(text, allowed)))
      .map((text) => ({ file, text }));
  });
  expect(faults).toEqual([]);
});

test('no record in page data has both languages', () => {
  expect(files.filter((file) => /"ru":"[^"]*","en":/.test(read(file)))).toEqual([]);
});

/** Removes parts that may be in a text. */
function without(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replaceAll(part, ' '), text);
}

/** All texts in a page's data, including messages, which are JSON inside JSON. */
function textsOf(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'data') texts.push(...textsOf(value));
    // Search keys have both languages on purpose, and are not shown.
    else if (key !== 'searchKey' && !/^[/"]|^https?:|w,\n|^\(min-width/.test(value))
      texts.push(value);
    return value;
  });
  return texts;
}

/** Editors' texts in both languages; one without a language is the same in both. */
function textsIn(value: unknown): { ru: string; en: string }[] {
  if (typeof value === 'string') return [{ ru: value, en: value }];
  if (typeof value !== 'object' || value === null) return [];
  const { ru, en } = value as { ru?: unknown; en?: unknown };
  return typeof ru === 'string' && typeof en === 'string'
    ? [{ ru, en }]
    : Object.values(value).flatMap(textsIn);
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
