import { cpSync } from 'node:fs';
import { parse } from 'yaml';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { runSheets } from './run';

jest.setTimeout(240_000);

const { at, put, read } = temporaryFolder();
beforeEach(() => {
  for (const file of ['site.yaml', '2026/edition.yaml', '2026/plan.yaml'])
    cpSync(`content/${file}`, at(`content/${file}`));
});

const run = (...args: string[]) =>
  runSheets('import', args, { contentRoot: at('content'), env: { FAIR_LANG: 'en' } });
async function take(name: string, text: string) {
  put(name, text);
  return run(at(name), '--write');
}
const written = (file: string): unknown => parse(read(`content/2026/${file}`));

const event = {
  id: 7,
  guid: 'b1f7',
  date: '2026-04-03T12:00:00+03:00',
  start: '12:00',
  duration: '00:45',
  room: 'Great Hall',
  slug: 'rows-7-how-to-look',
  title: 'How to Look',
  subtitle: '',
  track: 'Looking',
  type: 'podium',
  language: 'en',
  abstract: 'Three people look.',
  persons: [{ id: 3, public_name: 'Anna Example', biography: 'Looks at things.' }],
  links: [],
};
const late = {
  ...event,
  date: '2026-04-04T09:00:00Z',
  slug: 'late',
  title: 'Как смотреть',
  language: 'ru',
  abstract: 'Смотрят.',
  persons: [],
};
const frab = (rooms: object) =>
  JSON.stringify({
    schedule: {
      version: '1',
      conference: { title: 'Rows', days: [{ index: 1, date: '2026-04-03', rooms }] },
    },
  });

test('frab’s schedule.json becomes speakers and sessions; other fields are named', async () => {
  const text = frab({
    'Great Hall': [event],
    Atrium: [late],
    Attic: [{ ...event, slug: 'attic' }],
  });
  const report = await take('schedule.json', text);
  expect(report.text).toMatch(
    /schedule.json:4:E {2}Hall {2}there is no such hall in the plan: Attic/,
  );
  expect(report.text).toContain('Not taken, as the site has no place for it: track');
  expect(written('speakers/anna-example/index.yaml')).toMatchObject({
    name: { en: 'Anna Example' },
    biography: { en: 'Looks at things.' },
  });
  expect(written('programme/2026-04-03.yaml')).toMatchObject([
    {
      slug: 'rows-7-how-to-look',
      start: '12:00',
      end: '12:45',
      hall: 'great-hall',
      kind: 'panel',
      title: { en: 'How to Look' },
      speakers: ['anna-example'],
      spokenLanguages: ['en'],
    },
  ]);
  // An offset is converted to Moscow time.
  expect(written('programme/2026-04-04.yaml')).toMatchObject([
    { slug: 'late', start: '12:00', hall: 'atrium', title: { ru: 'Как смотреть' } },
  ]);
  const again = await take('schedule.json', text);
  expect(again.text).toMatch(/new records: 0, changed: 0, unchanged: 2[^]*nothing to change/i);
});

test('frab’s schedule.xml is read in the same way', async () => {
  const xml = `<?xml version="1.0"?><schedule><conference><title>Rows</title></conference>
<day index="1" date="2026-04-03"><room name="Great Hall"><event guid="b1f7" id="7">
<date>2026-04-03T12:00:00+03:00</date><start>12:00</start><duration>00:45</duration><room>Great Hall</room>
<slug>how-to-look</slug><title>How &amp; Where to Look</title><track>Looking</track><type>lecture</type>
<language>en</language><abstract>Two look.</abstract><persons><person id="3">Anna Example</person></persons>
</event></room></day></schedule>`;
  await take('schedule.xml', xml);
  expect(written('programme/2026-04-03.yaml')).toMatchObject([
    {
      slug: 'how-to-look',
      end: '12:45',
      title: { en: 'How & Where to Look' },
      speakers: ['anna-example'],
    },
  ]);
  const bomb = xml.replace('<schedule>', '<!DOCTYPE x [<!ENTITY a "aaaa">]><schedule>');
  expect((await take('schedule.xml', bomb)).text).toContain('neither a frab schedule nor');
});

test('“All data” of Sessionize is read; a session without a time is refused by its row', async () => {
  const session = {
    id: '1',
    title: 'Open Late',
    description: 'Doors.',
    startsAt: '2026-04-03T20:00:00',
    endsAt: '2026-04-03T20:45:00',
    isServiceSession: false,
    speakers: ['s1'],
    categoryItems: [9],
    roomId: 5,
  };
  const data = {
    sessions: [
      session,
      { ...session, id: '2', title: 'Unplanned', startsAt: null, endsAt: null },
      { ...session, id: '3', startsAt: '2026-04-04T12:00:00', endsAt: '2026-04-04T12:45:00' },
    ],
    speakers: [
      {
        id: 's1',
        firstName: 'Anna',
        lastName: 'Example',
        fullName: 'Anna Example',
        bio: 'Looks.',
        tagLine: 'Curator',
        sessions: [1],
      },
    ],
    rooms: [{ id: 5, name: 'Great Hall', sort: 1 }],
    categories: [],
  };
  const { text, status } = await take('all.json', JSON.stringify(data));
  expect(status).toBe(1);
  expect(text).toMatch(/all.json:3:A {2}Day {2}has no name, title or day/);
  expect(text).toContain('Not taken, as the site has no place for it: categoryItems');
  expect(written('speakers/anna-example/index.yaml')).toMatchObject({ role: { en: 'Curator' } });
  expect(written('programme/2026-04-03.yaml')).toMatchObject([
    {
      slug: 'open-late',
      start: '20:00',
      end: '20:45',
      hall: 'great-hall',
      speakers: ['anna-example'],
    },
  ]);
  // The same title on another day.
  expect(written('programme/2026-04-04.yaml')).toMatchObject([
    { slug: 'open-late-2', start: '12:00' },
  ]);
});

test.each(['[]', '{"schedule": 1}', '{', 'null'])('%s is refused', async (text) => {
  expect((await take('x.json', text)).text).toMatch(/neither a frab|cannot be read/);
});

test('an unknown option, no file, and a memory in conflict are refused in words', async () => {
  expect((await run()).text).toMatch(/^Usage:/);
  expect((await run('x.csv', '--csv')).text).toMatch(
    /^There is no option --csv\. All options: --kind/,
  );
  expect((await run(at('none.csv'), '--lang', 'ru')).text).toContain('Файла нет');
  put('content/.sheets.json', '<<<<<<< HEAD');
  expect((await take('x.json', JSON.stringify({ sessions: [{ id: 1 }] }))).text).toContain(
    'unfinished merge',
  );
});
