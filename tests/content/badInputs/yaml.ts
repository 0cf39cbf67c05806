import { append, replace, rewrite, write } from '../baseContent';
import type { BadInput } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const site = 'site.yaml';

/** Cyrillic text as an old Windows editor saves it. */
const windows1251 = (text: string) =>
  Uint8Array.from([...text], (letter) =>
    /[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
  );

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** What YAML cannot read, or reads in another way than it was meant. */
export const yamlInputs: BadInput[] = [
  {
    name: 'Windows-1251 bytes',
    edit: rewrite(gips, windows1251),
    expected: [{ code: 'notUtf8', at: '2025/exhibitors/gips/index.yaml:1:12' }],
  },
  {
    name: 'UTF-16 bytes',
    edit: rewrite(gips, utf16),
    expected: [{ code: 'notUtf8', at: '2025/exhibitors/gips/index.yaml:1:1' }],
  },
  {
    name: 'a picture saved under the name of a text',
    edit: write(gips, Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
    expected: [{ code: 'notUtf8', at: '2025/exhibitors/gips/index.yaml:1:1' }],
  },
  {
    name: 'an invisible character from a word processor',
    edit: replace(gips, 'We cast hands', 'We cast\u000bhands'),
    expected: [
      {
        code: 'invisibleCharacter',
        at: '2025/exhibitors/gips/index.yaml:6:36',
        named: { character: 'U+000B' },
      },
    ],
  },
  {
    name: 'a zero byte',
    edit: replace(gips, 'We cast hands', 'We cast\u0000hands'),
    expected: [
      {
        code: 'invisibleCharacter',
        at: '2025/exhibitors/gips/index.yaml:6:36',
        named: { character: 'U+0000' },
      },
    ],
  },
  {
    name: 'more levels than anybody means',
    edit: replace(site, 'email: mail@fair.example', `email: ${'['.repeat(60)}${']'.repeat(60)}`),
    expected: [{ code: 'yamlDepth', at: 'site.yaml:7:49' }],
  },
  {
    name: 'more levels than the parser bears',
    edit: replace(site, 'email: mail@fair.example', `email: ${'['.repeat(20_000)}`),
    expected: [{ code: 'yamlDepth', at: 'site.yaml:7:49' }],
  },
  {
    name: 'a tab as indent',
    edit: replace(site, '  email:', '\temail:'),
    expected: [{ code: 'yamlTab', at: 'site.yaml:7:1' }],
  },
  {
    name: 'a tab as indent in a list',
    edit: replace(gips, '    year:', '\t\tyear:'),
    expected: [{ code: 'yamlTab', at: '2025/exhibitors/gips/index.yaml:11:1' }],
  },
  {
    name: 'one space too many',
    edit: replace(site, '  phone:', '   phone:'),
    expected: [{ code: 'yamlIndent', at: 'site.yaml:8:4' }],
  },
  {
    name: 'one space too few',
    edit: replace(site, '  phone:', ' phone:'),
    expected: [{ code: 'yamlIndent', at: 'site.yaml:8:1' }],
  },
  {
    name: 'an indent at the root',
    edit: replace(gips, 'stand: D11', ' stand: D11'),
    expected: [{ code: 'yamlIndent', at: '2025/exhibitors/gips/index.yaml:3:2' }],
  },
  {
    name: 'a list item without its indent',
    edit: replace(gips, '  - picture', ' - picture'),
    expected: [{ code: 'yamlIndent', at: '2025/exhibitors/gips/index.yaml:10:5' }],
  },
  {
    name: 'a double quote left open',
    edit: replace(site, '"+7 495 000-00-00"', '"+7 495 000-00-00'),
    expected: [{ code: 'yamlQuote', at: 'site.yaml:8:10' }],
  },
  {
    name: 'a double quote left open at the end',
    edit: replace(gips, 'email: hand@plaster.example', 'email: "hand@plaster.example'),
    expected: [{ code: 'yamlQuote', at: '2025/exhibitors/gips/index.yaml:16:10' }],
  },
  {
    name: 'a single quote left open',
    edit: replace(gips, 'stand: D11', "stand: 'D11"),
    expected: [{ code: 'yamlQuote', at: '2025/exhibitors/gips/index.yaml:3:8' }],
  },
  {
    name: 'a single quote left open in braces',
    edit: replace(gips, 'en: Pskov', "en: 'Pskov"),
    expected: [{ code: 'yamlQuote', at: '2025/exhibitors/gips/index.yaml:4:23' }],
  },
  {
    name: 'text after a closing quote',
    edit: replace(
      gips,
      'website: https://plaster.example',
      'website: "https://plaster.example" (new)',
    ),
    expected: [{ code: 'yamlAfterQuote', at: '2025/exhibitors/gips/index.yaml:7:36' }],
  },
  {
    name: 'quotes inside quotes',
    edit: replace(
      gips,
      '{ru: Лепим руки., en: We cast hands.}',
      '{ru: Лепим руки., en: "We cast "hands"."}',
    ),
    expected: [{ code: 'yamlAfterQuote', at: '2025/exhibitors/gips/index.yaml:6:39' }],
  },
  {
    name: 'a brace left open',
    edit: replace(gips, 'en: Pskov}', 'en: Pskov'),
    expected: [{ code: 'yamlBrackets', at: '2025/exhibitors/gips/index.yaml:4:7' }],
  },
  {
    name: 'a brace left open at the end',
    edit: replace(
      'redirects.yaml',
      'reason: The lottery is over.',
      'reason: {ru: The lottery is over.',
    ),
    expected: [{ code: 'yamlBrackets', at: 'redirects.yaml:11:11' }],
  },
  {
    name: 'a square bracket left open',
    edit: replace(site, 'ownDomains: [fair.example]', 'ownDomains: [fair.example'),
    expected: [{ code: 'yamlBrackets', at: 'site.yaml:4:13' }],
  },
  {
    name: 'a bracket of the wrong kind',
    edit: replace(site, 'ownDomains: [fair.example]', 'ownDomains: [fair.example}'),
    expected: [{ code: 'yamlBrackets', at: 'site.yaml:4:13' }],
  },
  {
    name: 'a brace too many',
    edit: replace(gips, 'city: {ru', 'city: {{ru'),
    expected: [{ code: 'yamlBrackets', at: '2025/exhibitors/gips/index.yaml:4:8' }],
  },
  {
    name: 'a closing brace too many',
    edit: replace(gips, 'en: Pskov}', 'en: Pskov}}'),
    expected: [{ code: 'yamlBrackets', at: '2025/exhibitors/gips/index.yaml:4:29' }],
  },
  {
    name: 'a comma left out in braces',
    edit: replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков en: Pskov}'),
    expected: [{ code: 'yamlBrackets', at: '2025/exhibitors/gips/index.yaml:4:12' }],
  },
  {
    name: 'a comma left out between texts in quotes',
    edit: replace(site, 'ownDomains: [fair.example]', 'ownDomains: ["fair.example" "www"]'),
    expected: [{ code: 'yamlCommaMissing', at: 'site.yaml:4:29' }],
  },
  {
    name: 'a comma left out between braces',
    edit: replace(
      '2026/plan.yaml',
      'services:\n  - {kind: entrance, x: 60, y: 20, stepFree: true}',
      'services: [{kind: entrance, x: 60, y: 20} {kind: exit, x: 60, y: 20}]',
    ),
    expected: [{ code: 'yamlCommaMissing', at: '2026/plan.yaml:9:43' }],
  },
  {
    name: 'a key twice, and a line indented too far after it',
    edit: replace(gips, 'stand: D11', 'stand: D11\nstand: D12\n  hall: nave'),
    expected: [
      { code: 'duplicateKey', at: '2025/exhibitors/gips/index.yaml:4:1', named: { key: 'stand' } },
    ],
  },
  {
    name: 'a comma too many in braces',
    edit: replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков,, en: Pskov}'),
    expected: [{ code: 'yamlComma', at: '2025/exhibitors/gips/index.yaml:4:18' }],
  },
  {
    name: 'a field between the entries of a list',
    edit: replace('redirects.yaml', '- from: /lottery/', 'note: closed\n- from: /lottery/'),
    expected: [{ code: 'yamlSyntax', at: 'redirects.yaml:9:1' }],
  },
  {
    name: 'a comma in a text in braces',
    edit: replace(gips, 'en: We cast hands.}', 'en: We cast hands, and feet.}'),
    expected: [{ code: 'yamlComma', at: '2025/exhibitors/gips/index.yaml:6:44' }],
  },
  {
    name: 'a colon in a text',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: Vera Gips: a life in plaster.',
    ),
    expected: [{ code: 'yamlColon', at: '2025/speakers/vera-gips/index.yaml:5:7' }],
  },
  {
    name: 'a colon in a text in braces',
    edit: replace(gips, 'en: We cast hands.}', 'en: We cast: hands.}'),
    expected: [{ code: 'yamlBrackets', at: '2025/exhibitors/gips/index.yaml:6:29' }],
  },
  {
    name: 'a colon left out',
    edit: replace(gips, 'stand: D11', 'stand D11'),
    expected: [{ code: 'yamlColon', at: '2025/exhibitors/gips/index.yaml:3:1' }],
  },
  {
    name: 'a space left out after a colon',
    edit: replace(gips, 'stand: D11', 'stand:D11'),
    expected: [{ code: 'yamlColon', at: '2025/exhibitors/gips/index.yaml:3:1' }],
  },
  {
    name: 'a full-width colon',
    edit: replace(gips, 'stand: D11', 'stand： D11'),
    expected: [{ code: 'yamlColon', at: '2025/exhibitors/gips/index.yaml:3:1' }],
  },
  {
    name: 'a text that goes on at the margin',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: Vera Gips mends plaster.\nAnd hands.',
    ),
    expected: [{ code: 'yamlColon', at: '2025/speakers/vera-gips/index.yaml:6:1' }],
  },
  {
    name: 'a key twice',
    edit: replace(gips, 'stand: D11', 'stand: D11\nstand: D13'),
    expected: [
      { code: 'duplicateKey', at: '2025/exhibitors/gips/index.yaml:4:1', named: { key: 'stand' } },
    ],
  },
  {
    name: 'two keys twice',
    edit: replace(gips, 'stand: D11', 'stand: D11\nstand: D13\nparticipantType: artist'),
    expected: [
      { code: 'duplicateKey', at: '2025/exhibitors/gips/index.yaml:4:1', named: { key: 'stand' } },
      {
        code: 'duplicateKey',
        at: '2025/exhibitors/gips/index.yaml:5:1',
        named: { key: 'participantType' },
      },
    ],
  },
  {
    name: 'a quoted key twice',
    edit: replace(gips, 'stand: D11', 'stand: D11\n"stand": D13'),
    expected: [
      { code: 'duplicateKey', at: '2025/exhibitors/gips/index.yaml:4:1', named: { key: 'stand' } },
    ],
  },
  {
    name: 'English twice in braces',
    edit: replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков, en: Pskov, en: Pleskau}'),
    expected: [
      { code: 'duplicateKey', at: '2025/exhibitors/gips/index.yaml:4:30', named: { key: 'en' } },
    ],
  },
  {
    name: '--- in the middle',
    edit: replace(gips, 'stand: D11', '---\nstand: D11'),
    expected: [{ code: 'yamlDocuments', at: '2025/exhibitors/gips/index.yaml:3:1' }],
  },
  {
    name: '--- twice at the top',
    edit: rewrite(gips, (text) => `---\n---\n${text}`),
    expected: [{ code: 'yamlDocuments', at: '2025/exhibitors/gips/index.yaml:2:1' }],
  },
  {
    name: 'an anchor and its alias',
    edit: replace(
      gips,
      'city: {ru: Псков, en: Pskov}\ncountry: {ru: Россия, en: Russia}',
      'city: &place {ru: Псков, en: Pskov}\ncountry: *place',
    ),
    expected: [
      { code: 'yamlAlias', at: '2025/exhibitors/gips/index.yaml:4:7' },
      { code: 'yamlAlias', at: '2025/exhibitors/gips/index.yaml:5:10' },
    ],
  },
  {
    name: 'a merge',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city:\n  <<: {ru: Псков}\n  en: Pskov'),
    expected: [{ code: 'yamlAlias', at: '2025/exhibitors/gips/index.yaml:5:3' }],
  },
  {
    name: 'a text that begins with an asterisk',
    edit: replace(gips, 'stand: D11', 'stand: *D11'),
    expected: [{ code: 'yamlAlias', at: '2025/exhibitors/gips/index.yaml:3:8' }],
  },
  {
    name: 'a text that begins with &',
    edit: replace(gips, 'en: Pskov}', 'en: &Pskov}'),
    expected: [{ code: 'yamlAlias', at: '2025/exhibitors/gips/index.yaml:4:23' }],
  },
  {
    name: 'a text that begins with !',
    edit: replace(gips, 'en: We cast hands.', 'en: !We cast hands.'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:6:29', named: { character: '!' } },
    ],
  },
  {
    name: 'a number made a text by a YAML tag',
    edit: replace(gips, 'en: Pskov', 'en: !!str Pskov'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:4:23', named: { character: '!' } },
    ],
  },
  {
    name: 'a text that begins with @',
    edit: replace(gips, 'email: hand@plaster.example', 'email: @hand'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:16:10', named: { character: '@' } },
    ],
  },
  {
    name: 'a text that begins with a backtick',
    edit: replace(gips, 'stand: D11', 'stand: `D11`'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:3:8', named: { character: '`' } },
    ],
  },
  {
    name: 'a text that begins with %',
    edit: replace(gips, 'stand: D11', 'stand: %D11'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:3:8', named: { character: '%' } },
    ],
  },
  {
    name: 'a text that begins with a pipe',
    edit: replace(gips, 'stand: D11', 'stand: |D11'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:3:8', named: { character: '|' } },
    ],
  },
  {
    name: 'a text that begins with >',
    edit: replace(gips, 'stand: D11', 'stand: > D11'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:3:8', named: { character: '>' } },
    ],
  },
  {
    name: 'a text that begins with a dash',
    edit: replace(gips, 'stand: D11', 'stand: - D11'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:3:8', named: { character: '-' } },
    ],
  },
  {
    name: 'a text that begins with a question mark',
    edit: replace(gips, 'stand: D11', 'stand: ? D11'),
    expected: [
      { code: 'yamlStart', at: '2025/exhibitors/gips/index.yaml:3:8', named: { character: '?' } },
    ],
  },
  {
    name: 'a text that begins with a square bracket',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: [Vera](https://vera.example) mends plaster.',
    ),
    expected: [
      {
        code: 'yamlStart',
        at: '2025/speakers/vera-gips/index.yaml:5:7',
        named: { character: '[' },
      },
    ],
  },
  {
    name: 'a backslash in double quotes',
    edit: replace(gips, 'picture: work.jpg', 'picture: "C:\\pictures\\work.jpg"'),
    expected: [{ code: 'yamlEscape', at: '2025/exhibitors/gips/index.yaml:9:17' }],
  },
  {
    name: 'a comment that swallows a text',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: #1 of menders is Vera Gips.',
    ),
    expected: [{ code: 'yamlNote', at: '2025/speakers/vera-gips/index.yaml:5:7' }],
  },
  {
    name: 'a comment that swallows the rest of braces',
    edit: replace(gips, 'en: We cast hands.}', 'en: We cast #hands.}'),
    expected: [{ code: 'yamlNote', at: '2025/exhibitors/gips/index.yaml:6:37' }],
  },
  {
    name: 'a colour without quotes',
    edit: replace('2026/edition.yaml', 'light: "#1f24ff"', 'light: #1f24ff'),
    expected: [{ code: 'yamlNote', at: '2026/edition.yaml:7:10' }],
  },
  {
    name: 'a number sign that cuts a text',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: Vera Gips mends plaster # 5.',
    ),
    expected: [{ code: 'yamlNote', at: '2025/speakers/vera-gips/index.yaml:5:31' }],
  },
  {
    name: 'a hashtag that cuts a value',
    edit: replace(
      'redirects.yaml',
      'reason: The lottery is over.',
      'reason: The lottery is over #lottery',
    ),
    expected: [{ code: 'yamlNote', at: 'redirects.yaml:11:31' }],
  },
  {
    name: 'braces inside braces',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: {{ru: Псков, en: Pskov}}'),
    expected: [{ code: 'yamlBrackets', at: '2025/exhibitors/gips/index.yaml:4:8' }],
  },
  {
    name: 'a plan that cannot be read, with everything that names its halls and stands',
    edit: replace('2026/plan.yaml', 'size: {width: 60', 'size: {width 60'),
    expected: [{ code: 'yamlComma', at: '2026/plan.yaml:1:8' }],
  },
  {
    name: 'an edition that cannot be read, with its programme',
    edit: replace('2026/edition.yaml', 'venue:', 'venue'),
    expected: [{ code: 'yamlColon', at: '2026/edition.yaml:3:1' }],
  },
  {
    name: 'a speaker who cannot be read, with their event',
    edit: replace('2025/speakers/vera-gips/index.yaml', 'role: {', 'role: {{'),
    expected: [{ code: 'yamlBrackets', at: '2025/speakers/vera-gips/index.yaml:2:8' }],
  },
  {
    name: 'a merge conflict of git',
    edit: replace(
      gips,
      'stand: D11',
      '<<<<<<< HEAD\nstand: D11\n=======\nstand: D13\n>>>>>>> stands',
    ),
    expected: [{ code: 'mergeConflict', at: '2025/exhibitors/gips/index.yaml:3:1' }],
  },
  {
    name: 'an empty file',
    edit: write(gips, ''),
    expected: [{ code: 'emptyFile', at: '2025/exhibitors/gips/index.yaml:1:1' }],
  },
  {
    name: 'a file of comments',
    edit: write(site, '# to be written\n'),
    expected: [{ code: 'emptyFile', at: 'site.yaml:1:1' }],
  },
  {
    name: 'a file of one text',
    edit: write(gips, 'Гипс\n'),
    expected: [
      { code: 'notFields', at: '2025/exhibitors/gips/index.yaml:1:1', named: { given: 'Гипс' } },
    ],
  },
  {
    name: 'a file of a number',
    edit: write(gips, '42\n'),
    expected: [
      { code: 'notFields', at: '2025/exhibitors/gips/index.yaml:1:1', named: { given: '42' } },
    ],
  },
  {
    name: 'a list where the file has fields',
    edit: rewrite(gips, (text) => text.replace(/^(?=\S)/gm, '- ').replace(/^(?= )/gm, '  ')),
    expected: [
      { code: 'notFields', at: '2025/exhibitors/gips/index.yaml:1:1', named: { given: 'list' } },
    ],
  },
  {
    name: 'a list of one record where the file has fields',
    edit: rewrite('site.yaml', (text) => `- ${text.trimEnd().replaceAll('\n', '\n  ')}\n`),
    expected: [{ code: 'notFields', at: 'site.yaml:1:1', named: { given: 'list' } }],
  },
  {
    name: 'fields where the file is a list',
    edit: write(
      'redirects.yaml',
      'from: /buy/\nto: /visitor/\nstatus: 302\nreason: For the radio.\n',
    ),
    expected: [{ code: 'notList', at: 'redirects.yaml:1:1', named: { given: 'fields' } }],
  },
  {
    name: 'a file cut in its middle',
    edit: rewrite(gips, (text) => text.slice(0, text.indexOf('size:') + 8)),
    expected: [{ code: 'yamlBrackets', at: '2025/exhibitors/gips/index.yaml:13:11' }],
  },
  {
    name: 'a key that is no text',
    edit: append(gips, '2024: a good year\n'),
    expected: [{ code: 'unknownKey', at: '2025/exhibitors/gips/index.yaml:17:1', field: '2024' }],
  },
  {
    name: 'a key of JavaScript',
    edit: append(gips, '__proto__: {stand: D13}\n'),
    expected: [
      { code: 'unknownKey', at: '2025/exhibitors/gips/index.yaml:17:1', field: '__proto__' },
    ],
  },
  {
    name: 'a key made of a list',
    edit: append(gips, '? [a, b]\n: c\n'),
    expected: [{ code: 'yamlBrackets', at: '2025/exhibitors/gips/index.yaml:17:3' }],
  },
];
