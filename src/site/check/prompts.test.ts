import { removeContent, writeContent } from '../../../tests/content/baseContent';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import prompts from './prompts.json';
import { promptMark, promptNotes } from './prompts';

const told = (texts: Record<string, string>, root = '/none') =>
  promptNotes(root, makeFolder(texts)).map(tell);
const title = prompts.programme['[].title'];
const { name, text } = prompts.exhibitor;

test('a prompt is reported in either language, anywhere in its list', () => {
  const items = Array.from({ length: 11 }, () => '- {title: {ru: Своё, en: Own}}\n').join('');
  const last = `- {title: {ru: "${title.ru}", en: "${title.en}"}}\n`;
  const folder = makeFolder({ '2026/programme/2026-04-02.yaml': items + last });
  expect(
    promptNotes('/none', folder).map((one) => `${one.line}:${one.column} ${tell(one)}`),
  ).toEqual(
    (['ru', 'en'] as const).map(
      (language) =>
        `12:${last.indexOf(`"${title[language]}`) + 1} promptLeft [11].title.${language} value=${title[language]}`,
    ),
  );
});

test('a prompt is reported however its lines are wrapped', () => {
  const broken = `  ${text.en.replace(/ /g, '  \n    ')}\n`;
  expect(told({ '2026/exhibitors/a/index.yaml': `text:\n  en: |\n  ${broken}` })).toEqual([
    `promptLeft text.en value=${text.en}`,
  ]);
});

test('words of another field or kind, or longer than the prompt, count as an editor’s', () => {
  const exhibitor = (field: string, written: string) =>
    told({ '2026/exhibitors/a/index.yaml': `${field}: {ru: "${written}"}\n` });
  expect(exhibitor('name', name.ru)).toHaveLength(1);
  expect(exhibitor('city', name.ru)).toEqual([]);
  expect(exhibitor('name.ru.x', name.ru)).toEqual([]);
  expect(exhibitor('name', `${name.ru}!`)).toEqual([]);
  expect(told({ 'site.yaml': `name: {ru: "${name.ru}"}\n` })).toEqual([]);
});

describe('the logo of a partner', () => {
  const partner = (logo: string, files: Readonly<Record<string, string>> = {}) => {
    const root = writeContent(new Map(Object.entries(files)));
    const found = told({ '2026/partners/bank/index.yaml': `logo: ${logo}\n` }, root);
    removeContent(root);
    return found;
  };
  const beside = (name: string, drawing: string) => ({ [`2026/partners/bank/${name}`]: drawing });

  test('is reported while it is the placeholder', () => {
    const mark = `\n${promptMark.replace(/ /g, '\n ')}\n`;
    expect(partner('logo.svg', beside('logo.svg', mark))).toEqual([
      'promptLeft logo value=logo.svg',
    ]);
    const own = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    expect(partner('logo.svg', beside('logo.svg', own))).toEqual([]);
  });

  test('is only looked for next to its record', () => {
    expect(partner('../logo.svg', { '2026/partners/logo.svg': promptMark })).toEqual([]);
    expect(partner('logo.svgz', beside('logo.svgz', promptMark))).toEqual([]);
    expect(partner('none.svg', beside('logo.svg', promptMark))).toEqual([]);
    expect(partner('7')).toEqual([]);
    expect(told({ '2026/partners/bank/index.yaml': '{}\n' })).toEqual([]);
  });
});
