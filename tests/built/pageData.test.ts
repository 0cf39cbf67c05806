import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => path.join(folder, file));

// The app loads one file for the error screens of both languages.
const isOfErrorScreen = (file: string) => /\/((404|410)\.html|500)\//.test(file);
const english = filesUnder('public/page-data/en');

test('English page-data has under 0.5 % Cyrillic letters', () => {
  const text = english.map((file) => readFileSync(file, 'utf8')).join('');
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  console.log(
    `${cyrillic} Cyrillic letters of ${letters}: ${((100 * cyrillic) / letters).toFixed(3)} %`,
  );
  expect(letters).toBeGreaterThan(100_000);
  expect(cyrillic / letters).toBeLessThan(0.005);
});

test('Russian page-data has no English twin of its texts', () => {
  expect(english.length).toBeGreaterThan(60);
  for (const file of english.filter((other) => !isOfErrorScreen(other))) {
    const twin = file
      .replace('page-data/en/', 'page-data/')
      .replace('page-data/page-data.json', 'page-data/index/page-data.json');
    const russian = new Set(textsOf(readFileSync(twin, 'utf8')));
    const both = textsOf(readFileSync(file, 'utf8')).filter((text) => russian.has(text));
    expect({ file, both: both.filter((text) => /[a-z]{3,} [a-z]{3,}/i.test(text)) }).toEqual({
      file,
      both: [],
    });
  }
});

test('no record of page-data is a {ru, en} pair', () => {
  for (const file of filesUnder('public/page-data')) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/"ru":"[^"]*","en":/);
  }
});

test('react-dom/server is in no chunk', () => {
  const chunks = readdirSync('public').filter((file) => file.endsWith('.js'));
  expect(chunks.length).toBeGreaterThan(5);
  for (const chunk of chunks) {
    const source = readFileSync(path.join('public', chunk), 'utf8');
    expect({
      chunk,
      found: /renderToString|renderToStaticMarkup|renderToPipeableStream/.test(source),
    }).toEqual({ chunk, found: false });
  }
});

/** Every string of a page's data that is text, except messages, which are JSON inside JSON. */
function textsOf(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (typeof value === 'string' && key === 'data') texts.push(...textsOf(value));
    // The search key deliberately has both languages, and is not shown.
    else if (key === 'searchKey') return value;
    else if (typeof value === 'string' && !/^[/"]|^https?:|w,\n|^\(min-width/.test(value))
      texts.push(value);
    return value;
  });
  return texts;
}
