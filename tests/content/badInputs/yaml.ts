import { rewrite, write } from '../baseContent';
import { inFile, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const site = 'site.yaml';

/** Cyrillic text as saved by an old Windows editor. */
const windows1251 = (text: string) =>
  Uint8Array.from([...text], (letter) =>
    /[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
  );

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** Files that YAML cannot read; src/site/check/files/yaml.test.ts has its whole grammar. */
export const yamlInputs: BadInputs = {
  ...inFile(gips)`
    a zero byte | We cast hands → We cast\u0000hands | 6:36 invisibleCharacter character=U+0000
    a key twice | stand: D11 → stand: D11⏎stand: D13 | 4:1 duplicateKey key=stand
    a merge conflict of git | stand: D11 → <<<<<<< HEAD⏎stand: D11⏎=======⏎stand: D13⏎>>>>>>> stands | 3:1 mergeConflict
    a key that is no text | + 2024: a good year⏎ | 17:1 unknownKey 2024
    a key of JavaScript | + __proto__: {stand: D13}⏎ | 17:1 unknownKey __proto__
  `,
  ...inFile('2025/speakers/vera-gips/index.yaml')`
    a number sign that cuts a text | en: Vera Gips mends plaster. → en: Vera Gips mends plaster # 5. | 5:31 yamlNote
    a speaker who cannot be read, with their event | role: { → role: {{ | 2:8 yamlBrackets
  `,
  ...inFile('2026/plan.yaml')`
    a plan that cannot be read, with everything that names its halls and stands | size: {width: 60 → size: {width 60 | 1:8 yamlComma
  `,
  ...inFile('2026/edition.yaml')`
    an edition that cannot be read, with its programme | venue: → venue | 3:1 yamlColon
  `,
  'Windows-1251 bytes': [rewrite(gips, windows1251), `${gips}:1:12 notUtf8`],
  'UTF-16 bytes': [rewrite(gips, utf16), `${gips}:1:1 notUtf8`],
  'a picture saved under the name of a text': [
    write(gips, Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
    `${gips}:1:1 notUtf8`,
  ],
  'an empty file': [write(gips, ''), `${gips}:1:1 emptyFile`],
  'a file of comments': [write(site, '# to be written\n'), `${site}:1:1 emptyFile`],
  'a file of one text': [write(gips, 'Гипс\n'), `${gips}:1:1 notFields given=Гипс`],
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
};
