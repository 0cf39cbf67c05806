import { makeIndex, answersTo, type SearchIndex } from '../../src/search/model/searchIndex';
import { packEntries, readEntries, type SearchEntry } from '../../src/search/model/searchFile';
import { findKeyed, readKey, searchKey } from '../../src/lists/model/listSearch';
import { localeCodes, type Locale } from '../../src/i18n/locales';
import { readContentPath } from '../../src/site/content/contentFiles';
import type { Nodes } from '../../src/site/content/nodes';
import { searchGroups } from '../../src/site/records/search';
import { contentFiles, readSite, writtenSessions } from '../support/builtContent';
import { testRows } from '../support/testRows';
import { ofTheSample } from './ofTheSample';

jest.setTimeout(60_000);

const root = 'content';
/** Every tenth name is typed, in the full run every second: all of them take twenty seconds. */
const step = process.env['FAIR_FULL'] === undefined ? 10 : 2;

/** The records of a folder as Gatsby's nodes, by path. */
const nodesOf = <Name extends keyof Nodes>(place: RegExp) =>
  contentFiles<object>(place, root).map(
    ({ file, value }) => ({ ...value, fields: readContentPath(file) }) as unknown as Nodes[Name],
  );

const namedIn = (folder: string, references: readonly string[] = [], year: number) =>
  references.flatMap((one) => {
    const [named, slug] = one.includes('/') ? one.split('/') : [year, one];
    return nodesOf<'Speaker' | 'Exhibitor'>(new RegExp(`^${named}/${folder}/${slug}[./]`));
  });

function indexOf(language: Locale): SearchIndex {
  const groups = searchGroups(
    {
      Exhibitor: nodesOf<'Exhibitor'>(/^\d{4}\/exhibitors\//),
      Speaker: nodesOf<'Speaker'>(/^\d{4}\/speakers\//),
      Plan: nodesOf<'Plan'>(/^\d{4}\/plan\.yaml$/),
      Page: nodesOf<'Page'>(/^pages\//),
      Release: nodesOf<'Release'>(/^releases\//),
      sessions: writtenSessions(root).map((session) => {
        const { year, date, speakers, exhibitors } = session;
        const fields = { year, date, speakerReferences: [], exhibitorReferences: [] };
        return {
          ...session,
          fields,
          hall: undefined,
          speakers: namedIn('speakers', speakers, year),
          exhibitors: namedIn('exhibitors', exhibitors, year),
        };
      }),
      currentEdition: readSite(root).currentEdition,
      pastYears: [],
    },
    language,
  );
  const file = groups.flatMap(({ kind, entries }) => packEntries(kind, entries));
  const work = makeIndex(readEntries(file));
  for (;;) {
    const made = work.next();
    if (made.done === true) return made.value;
  }
}

/** Keys without and with Shift, in both layouts (Russian as in Windows). */
const english = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&';
const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"№;:?';
const keyed = (text: string, from: string, to: string) =>
  Array.from(text, (sign) => to[from.indexOf(sign)] ?? sign).join('');

/** Russian letters in Latin script, as on maps (BGN/PCGN). */
const latin = Object.fromEntries(
  Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюяё').map((letter, index) => [
    letter,
    'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya yo'
      .split(' ')
      [index]?.replace('-', ''),
  ]),
);

const latinOfChats: Record<string, string> = { ц: 'c', х: 'h' };

/** Returns the different ways in which people type a name, each with its description as the key. */
function typedAs(name: string, language: Locale): Record<string, string> {
  const plain = name
    .replace(/[«»“”]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-');
  const [own, other] = language === 'ru' ? [russian, english] : [english, russian];
  const lower = plain.toLowerCase();
  // Who types a name of two scripts changes the layout in the middle.
  const isOfTwoScripts = /\p{Script=Latin}/u.test(plain) && /\p{Script=Cyrillic}/u.test(plain);
  const ways = {
    'in full': name,
    'without signs': name.replace(/[^\p{L}\p{N}\s]/gu, ''),
    ...(!isOfTwoScripts && {
      'in the other layout': keyed(plain, own, other),
      'in the other layout without Shift': keyed(lower, own, other),
    }),
  };
  if (language === 'en') return ways;
  const letters = Array.from(name.toLowerCase());
  return {
    ...ways,
    'in Latin letters': letters.map((letter) => latin[letter] ?? letter).join(''),
    'in Latin letters of chats': letters
      .map((letter) => latinOfChats[letter] ?? latin[letter] ?? letter)
      .join(''),
  };
}

ofTheSample('names and titles of the sample', () => {
  const indexes = new Map(localeCodes.map((language) => [language, indexOf(language)]));
  const answers = (typed: string, language: Locale): readonly SearchEntry[] => {
    const index = indexes.get(language);
    const { groups, by } = index === undefined ? { groups: [] } : answersTo(index, typed);
    return by?.why === 'partly' ? [] : groups.flatMap(({ entries }) => entries);
  };

  // Some are not found: rare names that are the beginning of another word in both layouts.
  test.each(localeCodes)('hardly a name is missed (%s), however it is typed', (language) => {
    const entries = (indexes.get(language)?.entries ?? []).filter((_, at) => at % step === 0);
    const listed = entries.map((entry) => ({ entry, words: readKey(searchKey([entry.name])) }));
    const missed = entries.flatMap((entry) =>
      Object.entries(typedAs(entry.name, language)).flatMap(([way, typed]) => {
        const isInList = findKeyed(listed, typed).found.some(({ entry: one }) => one === entry);
        return [
          ...(answers(typed, language).includes(entry) ? [] : [`search, ${way}: ${typed}`]),
          ...(isInList ? [] : [`list, ${way}: ${typed}`]),
        ];
      }),
    );
    expect(entries.length).toBeGreaterThan(50);
    expect(missed.length > entries.length / 20 ? missed : []).toEqual([]);
  });

  testRows([
    ['ru', 'аэропорт', '/contacts/#how-to-get-there'],
    ['ru', 'с вокзала', '/contacts/#how-to-get-there'],
    ['en', 'airport', '/contacts/#how-to-get-there'],
    ['en', 'train station', '/contacts/#how-to-get-there'],
    ['en', 'parking', '/contacts/#how-to-get-there'],
    ['en', 'ticket', '/tickets/'],
    ['ru', 'quorum', '/exhibitors/2026/kvorum/raznoe/'],
    ['en', 'quorum', '/exhibitors/2026/kvorum/raznoe/'],
    ['en', 'kvorum', '/artists/2026/#artist-savva-reglamentov'],
  ] as const)('in %s, %j finds %s', (language, typed, path) =>
    expect(answers(typed, language).map((entry) => entry.path)).toContain(path),
  );

  testRows([
    ['ru', 'кофе'],
    ['en', 'coffee'],
  ] as const)('in %s, %j finds places of the venue before works', (language, typed) =>
    expect(answers(typed, language)[0]?.kind).toBe('places'),
  );

  testRows([
    ['ru', 'купить билет', '/tickets/'],
    ['ru', 'сколько стоит билет', '/tickets/'],
    ['ru', 'сколько стоит вход', '/tickets/'],
    ['ru', 'цена билета', '/tickets/'],
    ['en', 'buy tickets', '/tickets/'],
    ['en', 'how much is a ticket', '/tickets/'],
    ['en', 'how much does it cost', '/tickets/'],
    ['en', 'ticket prices', '/tickets/'],
    ['ru', 'во сколько открывается ярмарка', '/for_visitors/'],
    ['en', 'when does the fair open', '/for_visitors/'],
    ['ru', 'логотип', '/press/'],
    ['en', 'logo', '/press/'],
    ['ru', 'Шереметьево', '/for_visitors/#visitors-questions-'],
    ['en', 'Sheremetyevo', '/for_visitors/#visitors-questions-'],
  ] as const)('in %s, the question %j leads to its page', (language, typed, path) => {
    const index = indexes.get(language);
    const groups = index === undefined ? [] : answersTo(index, typed).groups;
    // The page shows six of each group.
    const shown = groups.flatMap(({ entries }) => entries.slice(0, 6).map((entry) => entry.path));
    expect(shown.map((one) => one.replace(/-\d+$/, '-'))).toContain(path);
  });
});
