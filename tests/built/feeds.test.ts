/**
 * @jest-environment jsdom
 */
import { existsSync, readFileSync } from 'node:fs';
import { localeCodes } from '../../src/i18n/locales';
import { type FeedOf, feedPath, localizedPath } from '../../src/i18n/paths';
import { contentFiles, readSite, writtenSessions } from '../support/builtContent';
import { builtDay } from '../support/builtDay';
import { attributeValues, readPage } from '../support/builtHtml';
import { siteFolder } from '../support/siteFolder';

// The rules are those of RFC 4287 that the W3C's validator reports.

const origin = `https://${readSite().domain}`;
const changes = writtenSessions().flatMap((session) => session.changes ?? []).length;
const recordings = writtenSessions().filter(
  ({ recording, changes: told }) =>
    recording !== undefined &&
    recording.added.slice(0, 10) <= builtDay &&
    told?.at(-1)?.status !== 'cancelled',
).length;
const releases = contentFiles(/^releases\//).filter(
  ({ file }) => file.slice('releases/'.length) <= `${builtDay}~`,
).length;
const wanted: Record<FeedOf, number> = {
  changes,
  press: releases,
  news: (changes > 0 && releases > 0) || recordings > 0 ? changes + releases + recordings : 0,
};
const feeds = localeCodes.flatMap((locale) =>
  (['changes', 'press', 'news'] as const).map((holds) => ({ locale, holds })),
);

/** The most general feed that has entries. */
const widest = (['news', 'changes', 'press'] as const).find((holds) => wanted[holds] > 0);
const linksIn = (html: string, part: 'footer' | 'main') =>
  attributeValues(new RegExp(`<${part}\\b[\\s\\S]*</${part}>`).exec(html)?.[0] ?? '', 'href');

const textOf = (element: Element, name: string) =>
  [...element.children].find(({ nodeName }) => nodeName === name)?.textContent ?? '';
const linkOf = (element: Element, rel: string) =>
  [...element.children]
    .find((child) => child.nodeName === 'link' && child.getAttribute('rel') === rel)
    ?.getAttribute('href') ?? '';
const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));

test('everything with entries has a valid feed in both languages, linked from pages', () => {
  const seen = new Set<string>();
  const faults = feeds.flatMap(({ locale, holds }) => {
    const file = feedPath(locale, holds);
    const home = readPage(localizedPath('/', locale));
    const link = `type="application/atom[+]xml"[^>]*href="${file}"`;
    const told: [string, boolean][] = [
      ['is there', existsSync(siteFolder + file) === wanted[holds] > 0],
      ['is found from the home page', new RegExp(link).test(home) === wanted[holds] > 0],
      ['is in the footer', linksIn(home, 'footer').includes(file) === (holds === widest)],
    ];
    if (holds === 'press' && releases > 0)
      told.push([
        'is on /press/',
        linksIn(readPage(localizedPath('/press/', locale)), 'main').includes(file),
      ]);
    if (wanted[holds] > 0) {
      const { documentElement: feed } = new DOMParser().parseFromString(
        readFileSync(siteFolder + file, 'utf8'),
        'application/xml',
      );
      const entries = [...feed.children].filter(({ nodeName }) => nodeName === 'entry');
      const momentsOf = (name: string) => entries.map((entry) => Date.parse(textOf(entry, name)));
      const [published, updated] = [momentsOf('published'), momentsOf('updated')];
      told.push(
        ['is Atom', feed.namespaceURI === 'http://www.w3.org/2005/Atom'],
        ['tells all', entries.length === Math.min(wanted[holds], 100)],
        [
          'has a title and an author',
          textOf(feed, 'title') !== '' && textOf(feed, 'author') !== '',
        ],
        ['names itself', linkOf(feed, 'self') === origin + file],
        ['is as new as its newest', Date.parse(textOf(feed, 'updated')) === Math.max(...updated)],
        [
          'has the newest first',
          published.every((at, index) => at <= (published[index - 1] ?? at)),
        ],
        [
          'has no correction before its entry',
          updated.every((at, index) => at >= (published[index] ?? NaN)),
        ],
      );
      for (const element of [feed, ...entries]) {
        const id = textOf(element, 'id');
        const at = linkOf(element, 'alternate');
        const { pathname, hash } = new URL(at);
        const page = readPage(pathname);
        told.push(
          [`${id} is a tag of ours`, /^tag:[^,]+,\d{4}:\S+$/.test(id)],
          [`${id} once`, !seen.has(`${file} ${id}`)],
          [`${id} is dated`, isMoment(textOf(element, 'updated'))],
          [`${at} is there`, hash === '' || page.includes(`id="${hash.slice(1)}"`)],
        );
        seen.add(`${file} ${id}`);
      }
    }
    return told.filter(([, holdsTrue]) => !holdsTrue).map(([words]) => `${file}: ${words}`);
  });
  expect(faults).toEqual([]);
});
