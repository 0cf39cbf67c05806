import { readFileSync } from 'node:fs';
import { fileProblems } from '../../src/site/check';
import { readContentSource, type ContentSource } from '../../src/site/check/files/contentFolder';
import { readContentPath } from '../../src/site/content/contentFiles';
import { recordSections } from '../../src/home/schema';
import { generalSections } from '../../src/sections/schema';
import { kindsOf, sectionKinds } from '../../src/site/content/page';
import { fieldTypes } from '../../src/forms/model/definition';
import { ruleNames, readRule } from '../../src/forms/model/rules';

const manual = readFileSync('content/README.md', 'utf8');
const [russian = '', english = ''] = manual.split('\n---\n');
const languages = [
  ['Russian', russian],
  ['English', english],
] as const;

/**
 * The examples of one language, each with the file named in its first line, or else the last file
 * named.
 */
function examplesIn(half: string): ContentSource[] {
  let file = '';
  return [...half.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) => {
    file = /^# content\/(\S+)/.exec(text)?.[1] ?? file;
    const place = readContentPath(file);
    if (place === undefined) throw new Error(`${file} is in no known place.`);
    return readContentSource(file, Buffer.from(text), place);
  });
}

describe.each(languages)('the examples of the %s half', (_, half) => {
  test('are valid for the check', () => {
    // Examples may omit fields that the text is not about.
    const told = examplesIn(half).flatMap((source) =>
      fileProblems(source).filter(({ code }) => code !== 'required'),
    );
    expect(told).toEqual([]);
  });

  test('every kind of section is described', () => {
    const chapter =
      /\n## (?:Страница и её разделы|A page and its sections)\n(.*?)\n## /s.exec(half)?.[1] ?? '';
    // Sections of single pages are described with those pages, at the beginning.
    const beginning =
      /\n## (?:Коротко о файлах|The files in short)\n(.*?)\n## /s.exec(half)?.[1] ?? '';
    const untold = (kinds: readonly string[], text: string) =>
      kinds.filter((kind) => !text.includes(`\`${kind}\``));
    const ofAnyPage: readonly string[] = kindsOf({ ...generalSections, ...recordSections });
    const ofOnePage = sectionKinds.filter((kind) => !ofAnyPage.includes(kind));
    expect(untold(ofAnyPage, chapter)).toEqual([]);
    expect(untold(ofOnePage, beginning)).toEqual([]);
  });

  test('every rule and kind of field is described, and every rule described is valid', () => {
    const chapter = /\n## (?:Форма|A form)\n(.*?)\n## /s.exec(half)?.[1] ?? '';
    const told = [...chapter.matchAll(/^\| (.*?) \| /gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, rule = '']) => rule.replaceAll('"', '')),
    );
    expect(told.filter((rule) => readRule(rule) === undefined)).toEqual([]);
    expect(ruleNames.filter((name) => !told.some((rule) => readRule(rule)?.name === name))).toEqual(
      [],
    );
    expect(fieldTypes.filter((type) => !chapter.includes(`\`${type}\``))).toEqual([]);
  });
});
