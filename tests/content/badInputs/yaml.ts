import { append, replace, rewrite, write } from '../baseContent';
import { changed, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const site = 'site.yaml';
const inEdition = changed('2026/edition.yaml');
const inGips = changed(gips);
const inPlan = changed('2026/plan.yaml');
const inRedirects = changed('redirects.yaml');
const inSite = changed(site);
const inVera = changed('2025/speakers/vera-gips/index.yaml');

/** Cyrillic text as saved by an old Windows editor. */
const windows1251 = (text: string) =>
  Uint8Array.from([...text], (letter) =>
    /[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
  );

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

/** Files that YAML cannot read, or reads differently than meant. */
export const yamlInputs: BadInputs = {
  'Windows-1251 bytes': [rewrite(gips, windows1251), `${gips}:1:12 notUtf8`],
  'UTF-16 bytes': [rewrite(gips, utf16), `${gips}:1:1 notUtf8`],
  'a picture saved under the name of a text': [
    write(gips, Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
    `${gips}:1:1 notUtf8`,
  ],
  'an invisible character from a word processor': [
    replace(gips, 'We cast hands', 'We cast\u000bhands'),
    `${gips}:6:36 invisibleCharacter character=U+000B`,
  ],
  'a zero byte': [
    replace(gips, 'We cast hands', 'We cast\u0000hands'),
    `${gips}:6:36 invisibleCharacter character=U+0000`,
  ],
  'a tab as indent': [replace(site, '  email:', '\temail:'), `${site}:7:1 yamlTab`],
  'a tab as indent in a list': [replace(gips, '    year:', '\t\tyear:'), `${gips}:11:1 yamlTab`],
  'one space too many': [replace(site, '  phone:', '   phone:'), `${site}:8:4 yamlIndent`],
  'one space too few': [replace(site, '  phone:', ' phone:'), `${site}:8:1 yamlIndent`],
  'an indent at the root': [replace(gips, 'stand: D11', ' stand: D11'), `${gips}:3:2 yamlIndent`],
  'a list item without its indent': inGips('  - picture', ' - picture', '10:5 yamlIndent'),
  'a double quote left open': inSite('"+7 495 000-00-00"', '"+7 495 000-00-00', '8:10 yamlQuote'),
  'a double quote left open at the end': [
    replace(gips, 'email: hand@plaster.example', 'email: "hand@plaster.example'),
    `${gips}:16:10 yamlQuote`,
  ],
  'a single quote left open': [replace(gips, 'stand: D11', "stand: 'D11"), `${gips}:3:8 yamlQuote`],
  'a single quote left open in braces': inGips('en: Pskov', "en: 'Pskov", '4:23 yamlQuote'),
  'text after a closing quote': [
    replace(gips, 'website: https://plaster.example', 'website: "https://plaster.example" (new)'),
    `${gips}:7:36 yamlAfterQuote`,
  ],
  'quotes inside quotes': inGips(
    '{ru: Лепим руки., en: We cast hands.}',
    '{ru: Лепим руки., en: "We cast "hands"."}',
    '6:39 yamlAfterQuote',
  ),
  'a brace left open': [replace(gips, 'en: Pskov}', 'en: Pskov'), `${gips}:4:7 yamlBrackets`],
  'a brace left open at the end': [
    replace('redirects.yaml', 'reason: The lottery is over.', 'reason: {ru: The lottery is over.'),
    'redirects.yaml:11:11 yamlBrackets',
  ],
  'a square bracket left open': [
    replace(site, 'ownDomains: [fair.example]', 'ownDomains: [fair.example'),
    `${site}:4:13 yamlBrackets`,
  ],
  'a bracket of the wrong kind': [
    replace(site, 'ownDomains: [fair.example]', 'ownDomains: [fair.example}'),
    `${site}:4:13 yamlBrackets`,
  ],
  'a brace too many': [replace(gips, 'city: {ru', 'city: {{ru'), `${gips}:4:8 yamlBrackets`],
  'a closing brace too many': inGips('en: Pskov}', 'en: Pskov}}', '4:29 yamlBrackets'),
  'a comma left out in braces': [
    replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков en: Pskov}'),
    `${gips}:4:12 yamlBrackets`,
  ],
  'a comma left out between texts in quotes': [
    replace(site, 'ownDomains: [fair.example]', 'ownDomains: ["fair.example" "www"]'),
    `${site}:4:29 yamlCommaMissing`,
  ],
  'a comma left out between braces': inPlan(
    'services:\n  - {kind: entrance, x: 60, y: 20, stepFree: true}',
    'services: [{kind: entrance, x: 60, y: 20} {kind: exit, x: 60, y: 20}]',
    '9:43 yamlCommaMissing',
  ),
  'a key twice, and a line indented too far after it': [
    replace(gips, 'stand: D11', 'stand: D11\nstand: D12\n  hall: nave'),
    `${gips}:4:1 duplicateKey key=stand`,
  ],
  'a comma too many in braces': [
    replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков,, en: Pskov}'),
    `${gips}:4:18 yamlComma`,
  ],
  'a field between the entries of a list': [
    replace('redirects.yaml', '- from: /lottery/', 'note: closed\n- from: /lottery/'),
    'redirects.yaml:9:1 yamlSyntax',
  ],
  'a comma in a text in braces': [
    replace(gips, 'en: We cast hands.}', 'en: We cast hands, and feet.}'),
    `${gips}:6:44 yamlComma`,
  ],
  'a colon in a text': inVera(
    'en: Vera Gips mends plaster.',
    'en: Vera Gips: a life in plaster.',
    '5:7 yamlColon',
  ),
  'a colon in a text in braces': [
    replace(gips, 'en: We cast hands.}', 'en: We cast: hands.}'),
    `${gips}:6:29 yamlBrackets`,
  ],
  'a colon left out': [replace(gips, 'stand: D11', 'stand D11'), `${gips}:3:1 yamlColon`],
  'a space left out after a colon': inGips('stand: D11', 'stand:D11', '3:1 yamlColon'),
  'a full-width colon': [replace(gips, 'stand: D11', 'stand： D11'), `${gips}:3:1 yamlColon`],
  'a text that goes on at the margin': inVera(
    'en: Vera Gips mends plaster.',
    'en: Vera Gips mends plaster.\nAnd hands.',
    '6:1 yamlColon',
  ),
  'a key twice': inGips('stand: D11', 'stand: D11\nstand: D13', '4:1 duplicateKey key=stand'),
  'two keys twice': [
    replace(gips, 'stand: D11', 'stand: D11\nstand: D13\nparticipantType: artist'),
    `${gips}:4:1 duplicateKey key=stand`,
    `${gips}:5:1 duplicateKey key=participantType`,
  ],
  'a quoted key twice': [
    replace(gips, 'stand: D11', 'stand: D11\n"stand": D13'),
    `${gips}:4:1 duplicateKey key=stand`,
  ],
  'English twice in braces': [
    replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков, en: Pskov, en: Pleskau}'),
    `${gips}:4:30 duplicateKey key=en`,
  ],
  '--- in the middle': inGips('stand: D11', '---\nstand: D11', '3:1 yamlDocuments'),
  '--- twice at the top': [
    rewrite(gips, (text) => `---\n---\n${text}`),
    `${gips}:2:1 yamlDocuments`,
  ],
  'an anchor and its alias': inGips(
    'city: {ru: Псков, en: Pskov}\ncountry: {ru: Россия, en: Russia}',
    'city: &place {ru: Псков, en: Pskov}\ncountry: *place',
    '4:7 yamlAlias',
    '5:10 yamlAlias',
  ),
  'a text that begins with an asterisk': inGips('stand: D11', 'stand: *D11', '3:8 yamlAlias'),
  'a text that begins with &': inGips('en: Pskov}', 'en: &Pskov}', '4:23 yamlAlias'),
  'a text that begins with !': [
    replace(gips, 'en: We cast hands.', 'en: !We cast hands.'),
    `${gips}:6:29 yamlStart character=!`,
  ],
  'a number made a text by a YAML tag': [
    replace(gips, 'en: Pskov', 'en: !!str Pskov'),
    `${gips}:4:23 yamlStart character=!`,
  ],
  'a text that begins with @': [
    replace(gips, 'email: hand@plaster.example', 'email: @hand'),
    `${gips}:16:10 yamlStart character=@`,
  ],
  'a text that begins with a backtick': [
    replace(gips, 'stand: D11', 'stand: `D11`'),
    '2025/exhibitors/gips/index.yaml:3:8 yamlStart character=`',
  ],
  'a text that begins with %': inGips('stand: D11', 'stand: %D11', '3:8 yamlStart character=%'),
  'a text that begins with a pipe': [
    replace(gips, 'stand: D11', 'stand: |D11'),
    `${gips}:3:8 yamlStart character=|`,
  ],
  'a text that begins with >': inGips('stand: D11', 'stand: > D11', '3:8 yamlStart character=>'),
  'a text that begins with a dash': [
    replace(gips, 'stand: D11', 'stand: - D11'),
    `${gips}:3:8 yamlStart character=-`,
  ],
  'a text that begins with a question mark': [
    replace(gips, 'stand: D11', 'stand: ? D11'),
    `${gips}:3:8 yamlStart character=?`,
  ],
  'a text that begins with a square bracket': inVera(
    'en: Vera Gips mends plaster.',
    'en: [Vera](https://vera.example) mends plaster.',
    '5:7 yamlStart character=[',
  ),
  'a backslash in double quotes': [
    replace(gips, 'picture: work.jpg', 'picture: "C:\\pictures\\work.jpg"'),
    `${gips}:9:17 yamlEscape`,
  ],
  'a comment that swallows a text': inVera(
    'en: Vera Gips mends plaster.',
    'en: #1 of menders is Vera Gips.',
    '5:7 yamlNote',
  ),
  'a comment that swallows the rest of braces': [
    replace(gips, 'en: We cast hands.}', 'en: We cast #hands.}'),
    `${gips}:6:37 yamlNote`,
  ],
  'a colour without quotes': inEdition('light: "#1f24ff"', 'light: #1f24ff', '7:10 yamlNote'),
  'a number sign that cuts a text': inVera(
    'en: Vera Gips mends plaster.',
    'en: Vera Gips mends plaster # 5.',
    '5:31 yamlNote',
  ),
  'a hashtag that cuts a value': inRedirects(
    'reason: The lottery is over.',
    'reason: The lottery is over #lottery',
    '11:31 yamlNote',
  ),
  'braces inside braces': [
    replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: {{ru: Псков, en: Pskov}}'),
    `${gips}:4:8 yamlBrackets`,
  ],
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
  'a file cut in its middle': [
    rewrite(gips, (text) => text.slice(0, text.indexOf('size:') + 8)),
    `${gips}:13:11 yamlBrackets`,
  ],
  'a key that is no text': [append(gips, '2024: a good year\n'), `${gips}:17:1 unknownKey 2024`],
  'a key of JavaScript': [
    append(gips, '__proto__: {stand: D13}\n'),
    `${gips}:17:1 unknownKey __proto__`,
  ],
  'a key made of a list': [append(gips, '? [a, b]\n: c\n'), `${gips}:17:3 yamlBrackets`],
};
