import { append, replace, rewrite, write } from '../baseContent';
import { changed, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const site = 'site.yaml';
const inGips = changed(gips);
const inVera = changed('2025/speakers/vera-gips/index.yaml');

/** Cyrillic text as saved by an old Windows editor. */
const windows1251 = (text: string) =>
  Uint8Array.from([...text], (letter) =>
    /[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
  );

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** Files that YAML cannot read; src/site/check/files/yaml.test.ts has its whole grammar. */
export const yamlInputs: BadInputs = {
  'Windows-1251 bytes': [rewrite(gips, windows1251), `${gips}:1:12 notUtf8`],
  'UTF-16 bytes': [rewrite(gips, utf16), `${gips}:1:1 notUtf8`],
  'a picture saved under the name of a text': [
    write(gips, Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
    `${gips}:1:1 notUtf8`,
  ],
  'a zero byte': [
    replace(gips, 'We cast hands', 'We cast\u0000hands'),
    `${gips}:6:36 invisibleCharacter character=U+0000`,
  ],
  'a tab as indent in a list': [replace(gips, '    year:', '\t\tyear:'), `${gips}:11:1 yamlTab`],
  'a key twice': inGips('stand: D11', 'stand: D11\nstand: D13', '4:1 duplicateKey key=stand'),
  'a number sign that cuts a text': inVera(
    'en: Vera Gips mends plaster.',
    'en: Vera Gips mends plaster # 5.',
    '5:31 yamlNote',
  ),
  'a plan that cannot be read, with everything that names its halls and stands': [
    replace('2026/plan.yaml', 'size: {width: 60', 'size: {width 60'),
    '2026/plan.yaml:1:8 yamlComma',
  ],
  'an edition that cannot be read, with its programme': [
    replace('2026/edition.yaml', 'venue:', 'venue'),
    '2026/edition.yaml:3:1 yamlColon',
  ],
  'a speaker who cannot be read, with their event': [
    replace('2025/speakers/vera-gips/index.yaml', 'role: {', 'role: {{'),
    '2025/speakers/vera-gips/index.yaml:2:8 yamlBrackets',
  ],
  'a merge conflict of git': [
    replace(gips, 'stand: D11', '<<<<<<< HEAD\nstand: D11\n=======\nstand: D13\n>>>>>>> stands'),
    `${gips}:3:1 mergeConflict`,
  ],
  'an empty file': [write(gips, ''), `${gips}:1:1 emptyFile`],
  'a file of comments': [write(site, '# to be written\n'), `${site}:1:1 emptyFile`],
  'a file of one text': [write(gips, 'Гипс\n'), `${gips}:1:1 notFields given=Гипс`],
  'a file of a number': [write(gips, '42\n'), `${gips}:1:1 notFields given=42`],
  'a list where the file has fields': [
    rewrite(gips, (text) => text.replace(/^(?=\S)/gm, '- ').replace(/^(?= )/gm, '  ')),
    `${gips}:1:1 notFields given=list`,
  ],
  'a list of one record where the file has fields': [
    rewrite('site.yaml', (text) => `- ${text.trimEnd().replaceAll('\n', '\n  ')}\n`),
    `${site}:1:1 notFields given=list`,
  ],
  'fields where the file is a list': [
    write('redirects.yaml', 'from: /buy/\nto: /visitor/\nstatus: 302\nreason: For the radio.\n'),
    'redirects.yaml:1:1 notList given=fields',
  ],
  'a key that is no text': [append(gips, '2024: a good year\n'), `${gips}:17:1 unknownKey 2024`],
  'a key of JavaScript': [
    append(gips, '__proto__: {stand: D13}\n'),
    `${gips}:17:1 unknownKey __proto__`,
  ],
};
