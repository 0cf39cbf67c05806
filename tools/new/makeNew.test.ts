import { readdirSync } from 'node:fs';
import path from 'node:path';
import { reportOn, reportProblems } from '../../src/site/check';
import { readContentPath } from '../../src/site/content/contentFiles';
import prompts from '../../src/site/check/prompts.json';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { testRows } from '../../tests/support/testRows';
import { makeNew } from './makeNew';

// Long, because the machine can be busy.
jest.setTimeout(60_000);

const text = (words: string) => `{ru: ${words}, en: ${words}}`;
const page = `title: ${text('a')}\ndescription: ${text('a')}\ntitleBlock: {titleH1: ${text('a')}}\n`;
const menu = `[{label: ${text('a')}, to: /}]`;
const day = '2026/programme/2026-04-03.yaml';
const session = `# The second day.
- slug: how-to-listen # moved twice
  start: "12:00"
  end: "13:30"
  hall: atrium
  kind: talk
  title: ${text('a')}
  summary: ${text('a')}
  audience: everyone
  spokenLanguages: [ru]
  registration: none
`;
const files = {
  'site.yaml': `name: ${text('a')}
description: ${text('a')}
domain: fair.example
ownDomains: [fair.example]
currentEdition: 2026
contacts: {email: a@fair.example, phone: "+7 495 000-00-00", address: ${text('a')}}
lead: {unit: uncertain, type: plaster, land: plaster2024, quoteId: "5778", emailTopLevelDomainMax: 6, redirectHosts: [fair.example]}
`,
  'navigation.yaml': `main: ${menu}\ngroups:\n  - title: {ru: Ещё, en: More}\n    links: ${menu}\nfooter: []\n`,
  ...Object.fromEntries(
    ['index', '404', 'exhibitors', 'speakers'].map((name) => [`pages/${name}.yaml`, page]),
  ),
  'pages/press.yaml': `${page}sections:
  - {kind: releases, anchor: releases, title: ${text('a')}, contact: {name: ${text('a')}, email: a@fair.example}}
`,
  '2026/edition.yaml': `firstDay: "2026-04-02"
lastDay: "2026-04-05"
venue: {name: ${text('Yard')}, address: ${text('Street')}}
colour: {light: "#1f24ff", dark: "#9a9dff"}
applicationsClose: "2025-11-20"
`,
  '2026/plan.yaml': `size: {width: 50, height: 50}
halls:
  - {id: row-a, name: ${text('a')}, use: stands, x: 0, y: 0, width: 20, height: 10}
  - {id: atrium, name: ${text('a')}, use: programme, x: 20, y: 0, width: 20, height: 10}
stands:
  - {code: A01, hall: row-a, x: 0, y: 0, width: 5, height: 4}
  - {code: A02, hall: row-a, x: 6, y: 0, width: 5, height: 4}
services: []
`,
  [day]: session,
};

const folder = temporaryFolder();
const content = () => folder.at('content');
const read = (file: string) => folder.read(`content/${file}`);
const put = (file: string, words: string) => folder.put(`content/${file}`, words);
const everything = () => readdirSync(content(), { recursive: true }).map(String).sort();
const report = async () => reportProblems((await reportOn(content())).problems, 'en');
const makeIn = (words: readonly string[], language: 'ru' | 'en' = 'en') =>
  makeNew(words, { contentRoot: content(), project: folder.at(), language });
const run = (command: string, language?: 'ru' | 'en') =>
  makeIn(command.split(' ').filter(Boolean), language);

beforeEach(() => {
  for (const [file, words] of Object.entries(files)) put(file, words);
});

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const commands = [
  ['exhibitor 2026 green-wood', '2026/exhibitors/green-wood/index.yaml'],
  ['speaker 2026 anna-example', '2026/speakers/anna-example/index.yaml'],
  ['partner 2026 green-bank --tier media', '2026/partners/green-bank/index.yaml'],
  ['session 2026-04-03 how-to-look', day],
  ['session 2026-04-04 how-to-look', '2026/programme/2026-04-04.yaml'],
  ['edition 2027', '2027/edition.yaml'],
  ['notice 2026-04-03 cloakroom-queue', 'notices.yaml'],
  ['release 2026-03-03 programme-published', 'releases/2026-03-03-programme-published.yaml'],
] as const;

describe('prompts', () => {
  const notes = async () => reportProblems((await reportOn(content())).notes, 'en');
  const fieldsOf = (report: string) => report.split('\n').map((line) => line.split('  ')[1]);

  test.each([
    ['exhibitor 2026 green-wood', commands[0][1], ['name', 'city', 'country', 'text']],
    ['speaker 2026 anna-example', commands[1][1], ['name', 'role', 'biography']],
    ['partner 2026 green-bank --tier media', commands[2][1], ['name', 'text']],
    ['session 2026-04-03 how-to-look', day, ['[1].title', '[1].summary']],
    ['session 2026-04-04 how-to-look', commands[4][1], ['[0].title', '[0].summary']],
    ['notice 2026-04-03 cloakroom-queue', commands[6][1], ['[0].text']],
    ['release 2026-03-03 programme-published', commands[7][1], ['title', 'summary', 'text']],
  ])('%s: a prompt is reported until it is replaced', async (command, file, fields) => {
    run(command);
    const place = readContentPath(file)!;
    const known = Object.values(
      prompts[place.kind as keyof typeof prompts] as Record<string, { ru: string; en: string }>,
    );
    const written = read(file);
    const expected = fields.flatMap((field) => [`${field}.ru`, `${field}.en`]);
    expect(fieldsOf(await notes()).sort()).toEqual(
      [...expected, ...(place.kind === 'partner' ? ['logo'] : [])].sort(),
    );
    const own = known.reduce(
      (text, { ru, en }) => text.replaceAll(ru, 'Своё').replaceAll(en, 'Our own'),
      written,
    );
    put(file, own);
    if (place.kind === 'partner') put(`${path.dirname(file)}/logo.svg`, logo);
    expect(await notes()).toBe('');
  });
});

test('everything they write passes the check unchanged', async () => {
  expect(await report()).toBe('');
  for (const [command, file] of commands) {
    const { status, text: message } = run(command.replace('04-04 how', '04-04 why'));
    expect(message).toContain(`content/${file}`);
    expect(status).toBe(0);
  }
  expect(await report()).toBe('');
});

test.each(commands)('%s is refused the second time, and nothing changes', (command, file) => {
  run(command);
  const [before, names] = [read(file), everything()];
  for (const language of ['en', 'ru'] as const) {
    const { status, text: message } = run(command, language);
    // Of an item of a list, the check says so.
    const words = {
      en: /^There is .+ already.+\.$|^slug  (.+ already taken|occurs twice)/,
      ru: /^.+ уже есть.+\.$|^slug  .+ (уже занят|дважды)/,
    };
    expect(message).toMatch(words[language]);
    if (file.includes('index')) expect(message).toContain(file);
    expect(status).toBe(1);
  }
  expect([read(file), everything()]).toEqual([before, names]);
});

test('the given values are written', async () => {
  const given = ['--name-ru', 'Зелёный лес: «да»', '--name-en', '2026', '--type=artist'];
  const { status } = makeIn(['exhibitor', '2026', 'green-wood', ...given, '--stand', 'A02']);
  expect(status).toBe(0);
  const written = read('2026/exhibitors/green-wood/index.yaml');
  expect(written).toContain('name: {ru: "Зелёный лес: «да»", en: "2026"}\n');
  expect(written).toContain('participantType: artist\n');
  expect(written).toContain('stand: A02\n');
  expect(await report()).toBe('');
});

test('stands are assigned in the order of the plan, then refused', () => {
  expect(run('exhibitor 2026 one').status).toBe(0);
  expect(run('exhibitor 2026 two').status).toBe(0);
  expect(read('2026/exhibitors/two/index.yaml')).toContain('stand: A02');
  expect(run('exhibitor 2026 three').text).toBe(
    'All stands of the plan of 2026 are taken. First add another one to the plan.',
  );
});

test('an event is added to its day, whose text is unchanged', () => {
  run('session 2026-04-03 how-to-look');
  const written = read(day);
  expect(written.startsWith(`${session}- slug: how-to-look\n`)).toBe(true);
  expect(written).toContain('start: "13:30"');
  run('session 2026-04-03 how-to-hang --start 18:00');
  expect(read(day).startsWith(written)).toBe(true);
  expect(read(day)).toContain('start: "18:00"\n  end: "19:00"');
});

test('a broken day stays as it is; a list in brackets and an empty one take an event', () => {
  for (const broken of [`${session}\tx: 1\n`, 'a: 1\n', '<<<<<<< HEAD\n']) {
    put(day, broken);
    expect(run('session 2026-04-03 how-to-look')).toEqual({
      status: 1,
      text: `There is a fault in ${day}. Correct it first: npm run check.`,
    });
    expect(read(day)).toBe(broken);
  }
  for (const sound of ['[]\n', '# none yet\n[] # soon\n', '']) {
    put(day, sound);
    expect(run('session 2026-04-03 how-to-look')).toMatchObject({ status: 0 });
    expect(read(day)).toContain('slug: how-to-look');
  }
});

test('a notice covers the hours of its day, is added to the others, and has its own name', () => {
  run('notice 2026-04-03 queue --level urgent --until 18:30 --text-en Queue');
  const written = read('notices.yaml');
  expect(written).toContain('level: urgent\n');
  expect(written).toContain('en: Queue}');
  expect(written).toContain('from: 2026-04-03T10:00\n');
  expect(written).toContain('until: 2026-04-03T18:30\n');
  expect(run('notice 2027-01-15 ramp').status).toBe(0);
  expect(read('notices.yaml').startsWith(written)).toBe(true);
  expect(run('notice 2026-04-04 queue').text).toBe(
    'slug  occurs twice: queue  keep one of them; the first is on line 1\nNothing was written.',
  );
  expect(run('notice 2026-04-04 long --until 25:00').text).toContain(
    'until  is not a date with a time',
  );
});

test('an edition keeps venue and colours, and moves to the same weekdays', () => {
  run('edition 2027');
  const written = read('2027/edition.yaml');
  expect(written).toContain('firstDay: "2027-04-01"\n');
  expect(written).toContain('lastDay: "2027-04-04"\n');
  expect(written).toContain('applicationsClose: "2026-11-19"\n');
  expect(written).toContain('name: {ru: Yard, en: Yard}');
  expect(everything().filter((file) => file.startsWith('2027'))).toEqual([
    '2027',
    '2027/edition.yaml',
  ]);
});

test('an edition keeps the hours of every day, but none of the exceptions', async () => {
  const line = (day: number, more = '') =>
    `  - {day: "2026-04-0${day}", opens: "11:00", closes: "20:00"${more}}\n`;
  put(
    '2026/edition.yaml',
    `${read('2026/edition.yaml')}hours:\n${line(2, `, who: ${text('VIP')}`)}${line(3)}${line(4)}${line(5)}exceptions:\n  - {day: "2026-04-05", closes: "19:00", reason: ${text('Late')}}\n`,
  );
  expect(run('edition 2027').status).toBe(0);
  expect(await report()).toBe('');
  const written = read('2027/edition.yaml');
  expect(written.match(/^ {2}- day: "2027-04-0[1-4]"$|day: "2027-04-0[1-4]"/gm)).toHaveLength(4);
  expect(written.match(/^ *- .*closes|^ *closes: "20:00"|closes: "20:00"/gm)).toHaveLength(4);
  expect(written).not.toContain('19:00');
});

test('pictures added beforehand stay', async () => {
  put('2026/partners/green-bank/logo.svg', logo);
  expect(run('partner 2026 green-bank --tier media').status).toBe(0);
  expect(read('2026/partners/green-bank/logo.svg')).toContain('viewBox="0 0 9 9"');
  expect(await report()).toBe('');
});

const sentences = `
  poster 2026 x | Not understood: poster. | Не понято: poster.
  edition 2027 more | Not understood: more. | Не понято: more.
  exhibitor | This is no year: . Write one like 2026. | Это не год: . Нужен год вроде 2026.
  speaker 2026 ../../x | This cannot be an address: ../../x. Write small latin letters, digits and hyphens, like x. | Это не годится для адреса: ../../x. Нужны латинские строчные буквы, цифры и дефисы, например x.
  speaker 2026 Ўлмас | This cannot be an address: Ўлмас. Write small latin letters, digits and hyphens, like ulmas. | Это не годится для адреса: Ўлмас. Нужны латинские строчные буквы, цифры и дефисы, например ulmas.
  speaker 2026 北京 | This cannot be an address: 北京. Write small latin letters, digits and hyphens, like green-wood. | Это не годится для адреса: 北京. Нужны латинские строчные буквы, цифры и дефисы, например green-wood.
  session 2026-04-31 how-to-look | This is no day: 2026-04-31. Write one like 2026-04-03. | Это не день: 2026-04-31. Нужен день вроде 2026-04-03.
  speaker 2031 x | There is no edition 2031 yet. Begin it first: New record, or npm run new -- edition 2031. | Выпуска 2031 ещё нет. Сначала начните его: «Новая запись» или npm run new -- edition 2031.
`;

testRows(
  sentences
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | ')),
)('%s is refused in a sentence', (command = '', en, ru) => {
  const before = everything();
  expect(run(command)).toEqual({ status: 1, text: en });
  expect(run(command, 'ru')).toEqual({ status: 1, text: ru });
  expect(everything()).toEqual(before);
});

test('an unknown option and a word too many are refused', () => {
  expect(run('speaker 2026 x --colour red').text).toMatch(
    /^There is no option --colour\. .* --tier/,
  );
  expect(run('speaker 2026 x y').text).toMatch(/^One word too many: y\./);
});

test.each([
  [
    'exhibitor 2026 x --type poet',
    'participantType  has no such value: poet  choose one of: gallery, artist, photographer, sculptor',
  ],
  ['partner 2026 x', 'tier  is missing'],
  ['speaker 2026 x --tier media', 'tier  is an unknown key'],
  [
    'session 2026-04-03 x --hall atrium --start 12:30',
    'hall  at that time the hall atrium is taken by how-to-listen',
  ],
])('%s is rejected in the words of the check', (command, problem) => {
  const before = everything();
  const { status, text: message } = run(command);
  expect(message.startsWith(problem)).toBe(true);
  expect(message.endsWith('\nNothing was written.')).toBe(true);
  expect(status).toBe(1);
  expect([everything(), read(day)]).toEqual([before, session]);
});

testRows<[string, 'ru' | 'en', number, string]>([
  ['--help', 'en', 0, 'Begins a new record'],
  ['exhibitor --help', 'ru', 0, 'Начинает новую запись'],
  ['', 'en', 1, 'edition 2027'],
])('there is help: npm run new -- %s in %s', (command, language, status, words) => {
  const outcome = run(command, language);
  expect([outcome.status, outcome.text.includes(words)]).toEqual([status, true]);
});
