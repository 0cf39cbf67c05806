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
    expected: [
      [
        'notUtf8',
        '2025/exhibitors/gips/index.yaml:1:12  the file is not in UTF-8  save it with UTF-8 encoding',
        '2025/exhibitors/gips/index.yaml:1:12  файл записан не в UTF-8  сохраните его в кодировке UTF-8',
      ],
    ],
  },
  {
    name: 'UTF-16 bytes',
    edit: rewrite(gips, utf16),
    expected: [
      [
        'notUtf8',
        '2025/exhibitors/gips/index.yaml:1:1  the file is not in UTF-8  save it with UTF-8 encoding',
        '2025/exhibitors/gips/index.yaml:1:1  файл записан не в UTF-8  сохраните его в кодировке UTF-8',
      ],
    ],
  },
  {
    name: 'a picture saved under the name of a text',
    edit: write(gips, Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
    expected: [
      [
        'notUtf8',
        '2025/exhibitors/gips/index.yaml:1:1  the file is not in UTF-8  save it with UTF-8 encoding',
        '2025/exhibitors/gips/index.yaml:1:1  файл записан не в UTF-8  сохраните его в кодировке UTF-8',
      ],
    ],
  },
  {
    name: 'an invisible character from a word processor',
    edit: replace(gips, 'We cast hands', 'We cast\u000bhands'),
    expected: [
      [
        'invisibleCharacter',
        '2025/exhibitors/gips/index.yaml:6:36  there is an invisible character U+000B  delete it with the letters beside it and type those again',
        '2025/exhibitors/gips/index.yaml:6:36  в файле есть невидимый знак U+000B  удалите его вместе с соседними буквами и наберите их заново',
      ],
    ],
  },
  {
    name: 'a zero byte',
    edit: replace(gips, 'We cast hands', 'We cast\u0000hands'),
    expected: [
      [
        'invisibleCharacter',
        '2025/exhibitors/gips/index.yaml:6:36  there is an invisible character U+0000  delete it with the letters beside it and type those again',
        '2025/exhibitors/gips/index.yaml:6:36  в файле есть невидимый знак U+0000  удалите его вместе с соседними буквами и наберите их заново',
      ],
    ],
  },
  {
    name: 'a tab as indent',
    edit: replace(site, '  email:', '\temail:'),
    expected: [
      [
        'yamlTab',
        'site.yaml:7:1  the indent is a tab  write spaces instead',
        'site.yaml:7:1  отступ сделан табуляцией  замените её пробелами',
      ],
    ],
  },
  {
    name: 'a tab as indent in a list',
    edit: replace(gips, '    year:', '\t\tyear:'),
    expected: [
      [
        'yamlTab',
        '2025/exhibitors/gips/index.yaml:11:1  the indent is a tab  write spaces instead',
        '2025/exhibitors/gips/index.yaml:11:1  отступ сделан табуляцией  замените её пробелами',
      ],
    ],
  },
  {
    name: 'one space too many',
    edit: replace(site, '  phone:', '   phone:'),
    expected: [
      [
        'yamlIndent',
        'site.yaml:8:4  the indent differs from its neighbours  align the line with the other fields of its level',
        'site.yaml:8:4  отступ не такой, как у соседей  выровняйте строку с остальными полями того же уровня',
      ],
    ],
  },
  {
    name: 'one space too few',
    edit: replace(site, '  phone:', ' phone:'),
    expected: [
      [
        'yamlIndent',
        'site.yaml:8:1  the indent differs from its neighbours  align the line with the other fields of its level',
        'site.yaml:8:1  отступ не такой, как у соседей  выровняйте строку с остальными полями того же уровня',
      ],
    ],
  },
  {
    name: 'an indent at the root',
    edit: replace(gips, 'stand: D11', ' stand: D11'),
    expected: [
      [
        'yamlIndent',
        '2025/exhibitors/gips/index.yaml:3:2  the indent differs from its neighbours  align the line with the other fields of its level',
        '2025/exhibitors/gips/index.yaml:3:2  отступ не такой, как у соседей  выровняйте строку с остальными полями того же уровня',
      ],
    ],
  },
  {
    name: 'a list item without its indent',
    edit: replace(gips, '  - picture', ' - picture'),
    expected: [
      [
        'yamlIndent',
        '2025/exhibitors/gips/index.yaml:10:5  the indent differs from its neighbours  align the line with the other fields of its level',
        '2025/exhibitors/gips/index.yaml:10:5  отступ не такой, как у соседей  выровняйте строку с остальными полями того же уровня',
      ],
    ],
  },
  {
    name: 'a double quote left open',
    edit: replace(site, '"+7 495 000-00-00"', '"+7 495 000-00-00'),
    expected: [
      [
        'yamlQuote',
        'site.yaml:8:10  a quote is not closed  close it at the end of the value',
        'site.yaml:8:10  кавычка не закрыта  закройте её в конце значения',
      ],
    ],
  },
  {
    name: 'a double quote left open at the end',
    edit: replace(gips, 'email: hand@plaster.example', 'email: "hand@plaster.example'),
    expected: [
      [
        'yamlQuote',
        '2025/exhibitors/gips/index.yaml:16:10  a quote is not closed  close it at the end of the value',
        '2025/exhibitors/gips/index.yaml:16:10  кавычка не закрыта  закройте её в конце значения',
      ],
    ],
  },
  {
    name: 'a single quote left open',
    edit: replace(gips, 'stand: D11', "stand: 'D11"),
    expected: [
      [
        'yamlQuote',
        '2025/exhibitors/gips/index.yaml:3:8  a quote is not closed  close it at the end of the value',
        '2025/exhibitors/gips/index.yaml:3:8  кавычка не закрыта  закройте её в конце значения',
      ],
    ],
  },
  {
    name: 'a single quote left open in braces',
    edit: replace(gips, 'en: Pskov', "en: 'Pskov"),
    expected: [
      [
        'yamlQuote',
        '2025/exhibitors/gips/index.yaml:4:23  a quote is not closed  close it at the end of the value',
        '2025/exhibitors/gips/index.yaml:4:23  кавычка не закрыта  закройте её в конце значения',
      ],
    ],
  },
  {
    name: 'text after a closing quote',
    edit: replace(
      gips,
      'website: https://plaster.example',
      'website: "https://plaster.example" (new)',
    ),
    expected: [
      [
        'yamlAfterQuote',
        '2025/exhibitors/gips/index.yaml:7:36  there is more text after the closing quote  put the whole value in quotes, and use other quotes inside: “”',
        '2025/exhibitors/gips/index.yaml:7:36  после закрывающей кавычки стоит ещё текст  возьмите значение в кавычки целиком, а внутри ставьте другие: «»',
      ],
    ],
  },
  {
    name: 'quotes inside quotes',
    edit: replace(
      gips,
      '{ru: Лепим руки., en: We cast hands.}',
      '{ru: Лепим руки., en: "We cast "hands"."}',
    ),
    expected: [
      [
        'yamlAfterQuote',
        '2025/exhibitors/gips/index.yaml:6:39  there is more text after the closing quote  put the whole value in quotes, and use other quotes inside: “”',
        '2025/exhibitors/gips/index.yaml:6:39  после закрывающей кавычки стоит ещё текст  возьмите значение в кавычки целиком, а внутри ставьте другие: «»',
      ],
    ],
  },
  {
    name: 'a brace left open',
    edit: replace(gips, 'en: Pskov}', 'en: Pskov'),
    expected: [
      [
        'yamlBrackets',
        '2025/exhibitors/gips/index.yaml:4:7  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/exhibitors/gips/index.yaml:4:7  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a brace left open at the end',
    edit: replace(
      'redirects.yaml',
      'reason: The lottery is over.',
      'reason: {ru: The lottery is over.',
    ),
    expected: [
      [
        'yamlBrackets',
        'redirects.yaml:11:11  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        'redirects.yaml:11:11  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a square bracket left open',
    edit: replace(site, 'ownDomains: [fair.example]', 'ownDomains: [fair.example'),
    expected: [
      [
        'yamlBrackets',
        'site.yaml:4:13  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        'site.yaml:4:13  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a bracket of the wrong kind',
    edit: replace(site, 'ownDomains: [fair.example]', 'ownDomains: [fair.example}'),
    expected: [
      [
        'yamlBrackets',
        'site.yaml:4:13  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        'site.yaml:4:13  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a brace too many',
    edit: replace(gips, 'city: {ru', 'city: {{ru'),
    expected: [
      [
        'yamlBrackets',
        '2025/exhibitors/gips/index.yaml:4:8  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/exhibitors/gips/index.yaml:4:8  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a closing brace too many',
    edit: replace(gips, 'en: Pskov}', 'en: Pskov}}'),
    expected: [
      [
        'yamlBrackets',
        '2025/exhibitors/gips/index.yaml:4:29  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/exhibitors/gips/index.yaml:4:29  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a comma left out in braces',
    edit: replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков en: Pskov}'),
    expected: [
      [
        'yamlBrackets',
        '2025/exhibitors/gips/index.yaml:4:12  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/exhibitors/gips/index.yaml:4:12  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a comma too many in braces',
    edit: replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков,, en: Pskov}'),
    expected: [
      [
        'yamlComma',
        '2025/exhibitors/gips/index.yaml:4:18  a comma splits the value in two, or a colon is missing  put text with a comma in quotes, a point in a number, a colon after a key',
        '2025/exhibitors/gips/index.yaml:4:18  запятая делит значение надвое, или нет двоеточия  текст с запятой возьмите в кавычки, в числе поставьте точку, после ключа — двоеточие',
      ],
    ],
  },
  {
    name: 'a field between the entries of a list',
    edit: replace('redirects.yaml', '- from: /lottery/', 'note: closed\n- from: /lottery/'),
    expected: [
      [
        'yamlSyntax',
        'redirects.yaml:9:1  the YAML cannot be read here  check indents, quotes and colons on this line and the one above',
        'redirects.yaml:9:1  YAML здесь не читается  проверьте отступы, кавычки и двоеточия в этой строке и строкой выше',
      ],
    ],
  },
  {
    name: 'a comma in a text in braces',
    edit: replace(gips, 'en: We cast hands.}', 'en: We cast hands, and feet.}'),
    expected: [
      [
        'yamlComma',
        '2025/exhibitors/gips/index.yaml:6:44  a comma splits the value in two, or a colon is missing  put text with a comma in quotes, a point in a number, a colon after a key',
        '2025/exhibitors/gips/index.yaml:6:44  запятая делит значение надвое, или нет двоеточия  текст с запятой возьмите в кавычки, в числе поставьте точку, после ключа — двоеточие',
      ],
    ],
  },
  {
    name: 'a colon in a text',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: Vera Gips: a life in plaster.',
    ),
    expected: [
      [
        'yamlColon',
        '2025/speakers/vera-gips/index.yaml:5:7  a colon is missing, or is one too many  write "field: value"; put quotes round text with a colon',
        '2025/speakers/vera-gips/index.yaml:5:7  нет двоеточия, или оно лишнее  пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a colon in a text in braces',
    edit: replace(gips, 'en: We cast hands.}', 'en: We cast: hands.}'),
    expected: [
      [
        'yamlBrackets',
        '2025/exhibitors/gips/index.yaml:6:29  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/exhibitors/gips/index.yaml:6:29  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a colon left out',
    edit: replace(gips, 'stand: D11', 'stand D11'),
    expected: [
      [
        'yamlColon',
        '2025/exhibitors/gips/index.yaml:3:1  a colon is missing, or is one too many  write "field: value"; put quotes round text with a colon',
        '2025/exhibitors/gips/index.yaml:3:1  нет двоеточия, или оно лишнее  пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a space left out after a colon',
    edit: replace(gips, 'stand: D11', 'stand:D11'),
    expected: [
      [
        'yamlColon',
        '2025/exhibitors/gips/index.yaml:3:1  a colon is missing, or is one too many  write "field: value"; put quotes round text with a colon',
        '2025/exhibitors/gips/index.yaml:3:1  нет двоеточия, или оно лишнее  пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a full-width colon',
    edit: replace(gips, 'stand: D11', 'stand： D11'),
    expected: [
      [
        'yamlColon',
        '2025/exhibitors/gips/index.yaml:3:1  a colon is missing, or is one too many  write "field: value"; put quotes round text with a colon',
        '2025/exhibitors/gips/index.yaml:3:1  нет двоеточия, или оно лишнее  пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a text that goes on at the margin',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: Vera Gips mends plaster.\nAnd hands.',
    ),
    expected: [
      [
        'yamlColon',
        '2025/speakers/vera-gips/index.yaml:6:1  a colon is missing, or is one too many  write "field: value"; put quotes round text with a colon',
        '2025/speakers/vera-gips/index.yaml:6:1  нет двоеточия, или оно лишнее  пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a key twice',
    edit: replace(gips, 'stand: D11', 'stand: D11\nstand: D13'),
    expected: [
      [
        'duplicateKey',
        '2025/exhibitors/gips/index.yaml:4:1  the key "stand" is written twice  keep one',
        '2025/exhibitors/gips/index.yaml:4:1  ключ «stand» записан дважды  оставьте один',
      ],
    ],
  },
  {
    name: 'two keys twice',
    edit: replace(gips, 'stand: D11', 'stand: D11\nstand: D13\nparticipantType: artist'),
    expected: [
      [
        'duplicateKey',
        '2025/exhibitors/gips/index.yaml:4:1  the key "stand" is written twice  keep one',
        '2025/exhibitors/gips/index.yaml:4:1  ключ «stand» записан дважды  оставьте один',
      ],
      [
        'duplicateKey',
        '2025/exhibitors/gips/index.yaml:5:1  the key "participantType" is written twice  keep one',
        '2025/exhibitors/gips/index.yaml:5:1  ключ «participantType» записан дважды  оставьте один',
      ],
    ],
  },
  {
    name: 'a quoted key twice',
    edit: replace(gips, 'stand: D11', 'stand: D11\n"stand": D13'),
    expected: [
      [
        'duplicateKey',
        '2025/exhibitors/gips/index.yaml:4:1  the key "stand" is written twice  keep one',
        '2025/exhibitors/gips/index.yaml:4:1  ключ «stand» записан дважды  оставьте один',
      ],
    ],
  },
  {
    name: 'English twice in braces',
    edit: replace(gips, '{ru: Псков, en: Pskov}', '{ru: Псков, en: Pskov, en: Pleskau}'),
    expected: [
      [
        'duplicateKey',
        '2025/exhibitors/gips/index.yaml:4:30  the key "en" is written twice  keep one',
        '2025/exhibitors/gips/index.yaml:4:30  ключ «en» записан дважды  оставьте один',
      ],
    ],
  },
  {
    name: '--- in the middle',
    edit: replace(gips, 'stand: D11', '---\nstand: D11'),
    expected: [
      [
        'yamlDocuments',
        '2025/exhibitors/gips/index.yaml:3:1  the file holds several documents  remove the line ---',
        '2025/exhibitors/gips/index.yaml:3:1  в файле несколько документов  удалите строку ---',
      ],
    ],
  },
  {
    name: '--- twice at the top',
    edit: rewrite(gips, (text) => `---\n---\n${text}`),
    expected: [
      [
        'yamlDocuments',
        '2025/exhibitors/gips/index.yaml:2:1  the file holds several documents  remove the line ---',
        '2025/exhibitors/gips/index.yaml:2:1  в файле несколько документов  удалите строку ---',
      ],
    ],
  },
  {
    name: 'an anchor and its alias',
    edit: replace(
      gips,
      'city: {ru: Псков, en: Pskov}\ncountry: {ru: Россия, en: Russia}',
      'city: &place {ru: Псков, en: Pskov}\ncountry: *place',
    ),
    expected: [
      [
        'yamlAlias',
        '2025/exhibitors/gips/index.yaml:4:7  YAML references (&, * and <<) do not work here  repeat the text; if it is a character, put the value in quotes',
        '2025/exhibitors/gips/index.yaml:4:7  ссылки YAML (&, * и <<) здесь не действуют  повторите текст; если это знак, возьмите значение в кавычки',
      ],
      [
        'yamlAlias',
        '2025/exhibitors/gips/index.yaml:5:10  YAML references (&, * and <<) do not work here  repeat the text; if it is a character, put the value in quotes',
        '2025/exhibitors/gips/index.yaml:5:10  ссылки YAML (&, * и <<) здесь не действуют  повторите текст; если это знак, возьмите значение в кавычки',
      ],
    ],
  },
  {
    name: 'a merge',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city:\n  <<: {ru: Псков}\n  en: Pskov'),
    expected: [
      [
        'yamlAlias',
        '2025/exhibitors/gips/index.yaml:5:3  YAML references (&, * and <<) do not work here  repeat the text; if it is a character, put the value in quotes',
        '2025/exhibitors/gips/index.yaml:5:3  ссылки YAML (&, * и <<) здесь не действуют  повторите текст; если это знак, возьмите значение в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with an asterisk',
    edit: replace(gips, 'stand: D11', 'stand: *D11'),
    expected: [
      [
        'yamlAlias',
        '2025/exhibitors/gips/index.yaml:3:8  YAML references (&, * and <<) do not work here  repeat the text; if it is a character, put the value in quotes',
        '2025/exhibitors/gips/index.yaml:3:8  ссылки YAML (&, * и <<) здесь не действуют  повторите текст; если это знак, возьмите значение в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with &',
    edit: replace(gips, 'en: Pskov}', 'en: &Pskov}'),
    expected: [
      [
        'yamlAlias',
        '2025/exhibitors/gips/index.yaml:4:23  YAML references (&, * and <<) do not work here  repeat the text; if it is a character, put the value in quotes',
        '2025/exhibitors/gips/index.yaml:4:23  ссылки YAML (&, * и <<) здесь не действуют  повторите текст; если это знак, возьмите значение в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with !',
    edit: replace(gips, 'en: We cast hands.', 'en: !We cast hands.'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:6:29  a value cannot begin with !  put it in quotes',
        '2025/exhibitors/gips/index.yaml:6:29  значение не может начинаться с !  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a number made a text by a YAML tag',
    edit: replace(gips, 'en: Pskov', 'en: !!str Pskov'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:4:23  a value cannot begin with !  put it in quotes',
        '2025/exhibitors/gips/index.yaml:4:23  значение не может начинаться с !  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with @',
    edit: replace(gips, 'email: hand@plaster.example', 'email: @hand'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:16:10  a value cannot begin with @  put it in quotes',
        '2025/exhibitors/gips/index.yaml:16:10  значение не может начинаться с @  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with a backtick',
    edit: replace(gips, 'stand: D11', 'stand: `D11`'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:3:8  a value cannot begin with `  put it in quotes',
        '2025/exhibitors/gips/index.yaml:3:8  значение не может начинаться с `  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with %',
    edit: replace(gips, 'stand: D11', 'stand: %D11'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:3:8  a value cannot begin with %  put it in quotes',
        '2025/exhibitors/gips/index.yaml:3:8  значение не может начинаться с %  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with a pipe',
    edit: replace(gips, 'stand: D11', 'stand: |D11'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:3:8  a value cannot begin with |  put it in quotes',
        '2025/exhibitors/gips/index.yaml:3:8  значение не может начинаться с |  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with >',
    edit: replace(gips, 'stand: D11', 'stand: > D11'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:3:8  a value cannot begin with >  put it in quotes',
        '2025/exhibitors/gips/index.yaml:3:8  значение не может начинаться с >  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with a dash',
    edit: replace(gips, 'stand: D11', 'stand: - D11'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:3:8  a value cannot begin with -  put it in quotes',
        '2025/exhibitors/gips/index.yaml:3:8  значение не может начинаться с -  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a text that begins with a question mark',
    edit: replace(gips, 'stand: D11', 'stand: ? D11'),
    expected: [
      [
        'yamlStart',
        '2025/exhibitors/gips/index.yaml:3:8  a value cannot begin with ?  put it in quotes',
        '2025/exhibitors/gips/index.yaml:3:8  значение не может начинаться с ?  возьмите его в кавычки',
      ],
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
      [
        'yamlStart',
        '2025/speakers/vera-gips/index.yaml:5:7  a value cannot begin with [  put it in quotes',
        '2025/speakers/vera-gips/index.yaml:5:7  значение не может начинаться с [  возьмите его в кавычки',
      ],
    ],
  },
  {
    name: 'a backslash in double quotes',
    edit: replace(gips, 'picture: work.jpg', 'picture: "C:\\pictures\\work.jpg"'),
    expected: [
      [
        'yamlEscape',
        '2025/exhibitors/gips/index.yaml:9:17  a backslash in double quotes does not mean what you want  use single quotes',
        '2025/exhibitors/gips/index.yaml:9:17  косая черта \\ в двойных кавычках значит не то, что вы хотели  возьмите текст в одинарные кавычки',
      ],
    ],
  },
  {
    name: 'a comment that swallows a text',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: #1 of menders is Vera Gips.',
    ),
    expected: [
      [
        'yamlNote',
        '2025/speakers/vera-gips/index.yaml:5:7  the # makes a note of the rest of the line  put the value in quotes; if it is a note indeed, move it to a line of its own',
        '2025/speakers/vera-gips/index.yaml:5:7  знак # превращает остаток строки в примечание  возьмите значение в кавычки; если это и вправду примечание, перенесите его на свою строку',
      ],
    ],
  },
  {
    name: 'a comment that swallows the rest of braces',
    edit: replace(gips, 'en: We cast hands.}', 'en: We cast #hands.}'),
    expected: [
      [
        'yamlNote',
        '2025/exhibitors/gips/index.yaml:6:37  the # makes a note of the rest of the line  put the value in quotes; if it is a note indeed, move it to a line of its own',
        '2025/exhibitors/gips/index.yaml:6:37  знак # превращает остаток строки в примечание  возьмите значение в кавычки; если это и вправду примечание, перенесите его на свою строку',
      ],
    ],
  },
  {
    name: 'a colour without quotes',
    edit: replace('2026/edition.yaml', 'light: "#1f24ff"', 'light: #1f24ff'),
    expected: [
      [
        'yamlNote',
        '2026/edition.yaml:7:10  the # makes a note of the rest of the line  put the value in quotes; if it is a note indeed, move it to a line of its own',
        '2026/edition.yaml:7:10  знак # превращает остаток строки в примечание  возьмите значение в кавычки; если это и вправду примечание, перенесите его на свою строку',
      ],
    ],
  },
  {
    name: 'a number sign that cuts a text',
    edit: replace(
      '2025/speakers/vera-gips/index.yaml',
      'en: Vera Gips mends plaster.',
      'en: Vera Gips mends plaster # 5.',
    ),
    expected: [
      [
        'yamlNote',
        '2025/speakers/vera-gips/index.yaml:5:31  the # makes a note of the rest of the line  put the value in quotes; if it is a note indeed, move it to a line of its own',
        '2025/speakers/vera-gips/index.yaml:5:31  знак # превращает остаток строки в примечание  возьмите значение в кавычки; если это и вправду примечание, перенесите его на свою строку',
      ],
    ],
  },
  {
    name: 'a hashtag that cuts a value',
    edit: replace(
      'redirects.yaml',
      'reason: The lottery is over.',
      'reason: The lottery is over #lottery',
    ),
    expected: [
      [
        'yamlNote',
        'redirects.yaml:11:31  the # makes a note of the rest of the line  put the value in quotes; if it is a note indeed, move it to a line of its own',
        'redirects.yaml:11:31  знак # превращает остаток строки в примечание  возьмите значение в кавычки; если это и вправду примечание, перенесите его на свою строку',
      ],
    ],
  },
  {
    name: 'braces inside braces',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: {{ru: Псков, en: Pskov}}'),
    expected: [
      [
        'yamlBrackets',
        '2025/exhibitors/gips/index.yaml:4:8  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/exhibitors/gips/index.yaml:4:8  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a plan that cannot be read, with everything that names its halls and stands',
    edit: replace('2026/plan.yaml', 'size: {width: 60', 'size: {width 60'),
    expected: [
      [
        'yamlComma',
        '2026/plan.yaml:1:8  a comma splits the value in two, or a colon is missing  put text with a comma in quotes, a point in a number, a colon after a key',
        '2026/plan.yaml:1:8  запятая делит значение надвое, или нет двоеточия  текст с запятой возьмите в кавычки, в числе поставьте точку, после ключа — двоеточие',
      ],
    ],
  },
  {
    name: 'an edition that cannot be read, with its programme',
    edit: replace('2026/edition.yaml', 'venue:', 'venue'),
    expected: [
      [
        'yamlColon',
        '2026/edition.yaml:3:1  a colon is missing, or is one too many  write "field: value"; put quotes round text with a colon',
        '2026/edition.yaml:3:1  нет двоеточия, или оно лишнее  пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a speaker who cannot be read, with their event',
    edit: replace('2025/speakers/vera-gips/index.yaml', 'role: {', 'role: {{'),
    expected: [
      [
        'yamlBrackets',
        '2025/speakers/vera-gips/index.yaml:2:8  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/speakers/vera-gips/index.yaml:2:8  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a merge conflict of git',
    edit: replace(
      gips,
      'stand: D11',
      '<<<<<<< HEAD\nstand: D11\n=======\nstand: D13\n>>>>>>> stands',
    ),
    expected: [
      [
        'mergeConflict',
        '2025/exhibitors/gips/index.yaml:3:1  a git merge is unfinished  keep one of the two versions and remove the lines <<<<<<<, ======= and >>>>>>>',
        '2025/exhibitors/gips/index.yaml:3:1  слияние git не закончено  оставьте один из двух вариантов и удалите строки <<<<<<<, ======= и >>>>>>>',
      ],
    ],
  },
  {
    name: 'an empty file',
    edit: write(gips, ''),
    expected: [
      [
        'emptyFile',
        '2025/exhibitors/gips/index.yaml:1:1  the file is empty  write its fields, as in other files of its kind',
        '2025/exhibitors/gips/index.yaml:1:1  файл пуст  впишите поля, как в соседних файлах того же вида',
      ],
    ],
  },
  {
    name: 'a file of comments',
    edit: write(site, '# to be written\n'),
    expected: [
      [
        'emptyFile',
        'site.yaml:1:1  the file is empty  write its fields, as in other files of its kind',
        'site.yaml:1:1  файл пуст  впишите поля, как в соседних файлах того же вида',
      ],
    ],
  },
  {
    name: 'a file of one text',
    edit: write(gips, 'Гипс\n'),
    expected: [
      [
        'notFields',
        '2025/exhibitors/gips/index.yaml:1:1  should be a set of fields, but is Гипс  write fields like "key: value", as in other records',
        '2025/exhibitors/gips/index.yaml:1:1  нужен набор полей, а здесь Гипс  впишите поля вида «ключ: значение», как в соседних записях',
      ],
    ],
  },
  {
    name: 'a file of a number',
    edit: write(gips, '42\n'),
    expected: [
      [
        'notFields',
        '2025/exhibitors/gips/index.yaml:1:1  should be a set of fields, but is 42  write fields like "key: value", as in other records',
        '2025/exhibitors/gips/index.yaml:1:1  нужен набор полей, а здесь 42  впишите поля вида «ключ: значение», как в соседних записях',
      ],
    ],
  },
  {
    name: 'a list where the file has fields',
    edit: rewrite(gips, (text) => text.replace(/^(?=\S)/gm, '- ').replace(/^(?= )/gm, '  ')),
    expected: [
      [
        'notFields',
        '2025/exhibitors/gips/index.yaml:1:1  should be a set of fields, but is a list  write fields like "key: value", as in other records',
        '2025/exhibitors/gips/index.yaml:1:1  нужен набор полей, а здесь список  впишите поля вида «ключ: значение», как в соседних записях',
      ],
    ],
  },
  {
    name: 'a list of one record where the file has fields',
    edit: rewrite('site.yaml', (text) => `- ${text.trimEnd().replaceAll('\n', '\n  ')}\n`),
    expected: [
      [
        'notFields',
        'site.yaml:1:1  should be a set of fields, but is a list  write fields like "key: value", as in other records',
        'site.yaml:1:1  нужен набор полей, а здесь список  впишите поля вида «ключ: значение», как в соседних записях',
      ],
    ],
  },
  {
    name: 'fields where the file is a list',
    edit: write(
      'redirects.yaml',
      'from: /buy/\nto: /tickets/\nstatus: 302\nreason: For the radio.\n',
    ),
    expected: [
      [
        'notList',
        'redirects.yaml:1:1  should be a list, but is a set of fields  begin each entry with a hyphen, one below the other',
        'redirects.yaml:1:1  нужен список, а здесь набор полей  начните каждую запись с дефиса, одну под другой',
      ],
    ],
  },
  {
    name: 'a file cut in its middle',
    edit: rewrite(gips, (text) => text.slice(0, text.indexOf('size:') + 8)),
    expected: [
      [
        'yamlBrackets',
        '2025/exhibitors/gips/index.yaml:13:11  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/exhibitors/gips/index.yaml:13:11  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a key that is no text',
    edit: append(gips, '2024: a good year\n'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:17:1  2024  is an unknown key  mend it or remove it',
        '2025/exhibitors/gips/index.yaml:17:1  2024  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'a key of JavaScript',
    edit: append(gips, '__proto__: {stand: D13}\n'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:17:1  __proto__  is an unknown key  mend it or remove it',
        '2025/exhibitors/gips/index.yaml:17:1  __proto__  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'a key made of a list',
    edit: append(gips, '? [a, b]\n: c\n'),
    expected: [
      [
        'yamlBrackets',
        '2025/exhibitors/gips/index.yaml:17:3  the brackets do not match, or hold too much  check { } and [ ]; put quotes round text with a comma or colon',
        '2025/exhibitors/gips/index.yaml:17:3  скобки не сходятся, или в них лишнее  проверьте { } и [ ]; текст с запятой или двоеточием возьмите в кавычки',
      ],
    ],
  },
];
