// What pages without scripts, redirects, feeds, the sitemap and structured data say of the day on
// which the site was built.
// A build with FAIR_AT is tested as of that day.
import { existsSync, readFileSync } from 'node:fs';
import { callState, type CallName } from '../../src/edition/model/calls';
import { phaseOn } from '../../src/edition/model/phase';
import { pastYears, seasonEdition } from '../../src/edition/model/shownEdition';
import type { Edition } from '../../src/edition/schema';
import { localeCodes } from '../../src/i18n/locales';
import { feedPath, localizedPath } from '../../src/i18n/paths';
import type { Page } from '../../src/site/content/page';
import { contentFiles, readContent, readSite } from '../support/builtContent';
import { builtDay } from '../support/builtDay';
import { allGroups, isHidden, readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { siteFolder } from '../support/siteFolder';
import { thingsOf } from '../support/structuredData';

const day = builtDay;
const editions = contentFiles<Edition>(/^\d{4}\/edition\.yaml$/).map(({ file, value }) => ({
  ...value,
  phase: value.phase ?? null,
  year: Number(file.slice(0, 4)),
}));
const { currentEdition } = readSite();
const current = editions.find(({ year }) => year === currentEdition);
const season = seasonEdition(editions, currentEdition, day);
const pages = new Set(builtPages());
const past = pastYears(editions, day);

/** The paths of a page in both languages. */
const inBothLanguages = (path: string) => localeCodes.map((locale) => localizedPath(path, locale));
/** The states of phases or calls that a page shows. */
const shown = (path: string, kind: 'phase' | 'call') =>
  allGroups(readPage(path), new RegExp(`data-${kind}="([^"]*)" data-shown="true"`, 'g'));

test('home and tickets say the phase of the fair, pages for exhibitors and of past fairs that of the season', () => {
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const pastPages = past.map((year) => `/past_events/${year}/`).filter((path) => pages.has(path));
  for (const [edition, paths] of [
    [current, ['/', '/tickets/']],
    [season, ['/for_participants/', ...pastPages]],
  ] as const)
    for (const path of paths.flatMap(inBothLanguages))
      expect([path, ...new Set(shown(path, 'phase'))]).toEqual(
        edition === undefined || shown(path, 'phase').length === 0
          ? [path]
          : [path, phaseOn(edition, day)],
      );
});

test('the programme of a fair that is over names its year', () => {
  const isOver = current !== undefined && phaseOn(current, day) === 'over';
  const hasOwn = contentFiles(new RegExp(`^${currentEdition}/programme/`)).length > 0;
  const programme = /(Это программа|This is the programme of) (\d{4})/;
  for (const path of inBothLanguages('/program/'))
    expect([path, programme.exec(readPage(path))?.[2]]).toEqual([
      path,
      isOver && hasOwn ? String(currentEdition) : undefined,
    ]);
});

test('each call is in the state of its days', () => {
  for (const { file, value } of contentFiles<Page>(/^pages\//)) {
    const route = file.replace(/^pages\/(index)?|\.yaml$/g, '');
    const names = (value.sections ?? []).flatMap((section) =>
      section.kind === 'call' ? [section.call as CallName] : [],
    );
    const states = names.map((name) => {
      const call = season?.calls?.[name];
      const { opens = null, closes = null } = call ?? {};
      const isKnown = call !== undefined;
      return callState({ isKnown, opens, closes, lastDay: season?.lastDay ?? '' }, day);
    });
    if (names.length > 0)
      for (const path of inBothLanguages(`/${route}/`))
        expect([path, ...shown(path, 'call')]).toEqual([path, ...states]);
  }
});

test('a fair has a page of memory from the day after its last, in the sitemap too, and the address without a year leads to the newest', () => {
  const sitemap = readFileSync(`${siteFolder}/sitemap-0.xml`, 'utf8');
  const hasTexts = readContent('pages/past_events.yaml') !== undefined;
  for (const { year } of editions)
    for (const path of inBothLanguages(`/past_events/${year}/`)) {
      const isMeant = past.includes(year) && (hasTexts || pages.has(path));
      expect([path, pages.has(path)]).toEqual([path, isMeant]);
      expect([path, sitemap.includes(`${path}</loc>`)]).toEqual([path, isMeant]);
    }
  const newest = past.findLast((year) => pages.has(`/past_events/${year}/`));
  if (newest !== undefined)
    expect(readFileSync(`${siteFolder}/_redirects`, 'utf8')).toMatch(
      new RegExp(`^/past_events/ +/past_events/${newest}/ +301$`, 'm'),
    );
});

test('machines are offered nothing that is over, and nothing is dated later than the day', () => {
  type Offered = { offers?: object | object[] };
  const isOver = current !== undefined && phaseOn(current, day) === 'over';
  const faults = [...pages]
    .filter((path) => !isHidden(path))
    .flatMap((path) =>
      thingsOf(path).flatMap((thing) => {
        const { '@type': type, datePublished, uploadDate } = thing;
        const offers = [(thing as Offered).offers ?? []].flat() as { availabilityEnds?: string }[];
        const ends = offers.map(({ availabilityEnds = day }) => availabilityEnds.slice(0, 10));
        const dates = [datePublished, uploadDate].map((date) => String(date ?? day).slice(0, 10));
        const isRight =
          ends.every((end) => end >= day) &&
          dates.every((date) => date <= day) &&
          !(isOver && type === 'ExhibitionEvent' && offers.length > 0);
        return isRight ? [] : [{ path, type, ends, dates }];
      }),
    );
  expect(faults).toEqual([]);
});

test('an event’s description names no other year than the event', () => {
  const faults = [...pages].flatMap((path) =>
    thingsOf(path).flatMap(({ '@type': type, description, startDate }) => {
      const years = String(description ?? '').match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
      const isRight =
        type !== 'ExhibitionEvent' || years.every((year) => String(startDate).startsWith(year));
      return isRight ? [] : [{ path, description, startDate }];
    }),
  );
  expect(faults).toEqual([]);
});

test('a release or recording of a later day is neither in feeds nor on a page', () => {
  const later = contentFiles(/^releases\//)
    .map(({ file }) => `/press/${file.slice('releases/'.length, -'.yaml'.length)}/`)
    .filter((path) => path.slice('/press/'.length) > `${day}~`);
  expect(later.flatMap(inBothLanguages).filter((path) => pages.has(path))).toEqual([]);
  // Changes of sessions are public before their moment (decision 041).
  const dated = /<id>tag:[^<]+:((?:press|recordings)\/[^<]+)<\/id>[^]*?<published>([\d-]{10})/g;
  for (const file of localeCodes.map((locale) => siteFolder + feedPath(locale, 'news'))) {
    const entries = existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(dated)] : [];
    expect(entries.filter(([, , date = '']) => date > day).map(([, id]) => id)).toEqual([]);
  }
});
