import ICAL from 'ical.js';
import { readFileSync, readdirSync } from 'node:fs';
import { localeCodes, localize } from '../../src/i18n/locales';
import { localizedPath } from '../../src/i18n/paths';
import englishWords from '../../src/i18n/messages/en/sessions.json';
import russianWords from '../../src/i18n/messages/ru/sessions.json';
import { statusOf } from '../../src/programme/model/sessionChanges';
import { readSite, writtenSessions, type DatedSession } from '../support/builtContent';
import { onOneLine } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { groupBy } from '../support/groupBy';
import { siteFolder } from '../support/siteFolder';

type Event = {
  uid: string;
  title: string;
  description: string;
  start: string;
  end: string;
  status: unknown;
  sequence: number;
  stamps: string[];
  url: string;
};

const { domain } = readSite();
const statuses = { ru: russianWords.statuses, en: englishWords.statuses };
const sessions = writtenSessions();
const years = groupBy(sessions, ({ year }) => String(year));
const uidOf = ({ year, slug }: DatedSession) => `${year}-${slug}@${domain}`;
const source = (locale: string, holds: string) =>
  readFileSync(`${siteFolder}/calendar/${locale}/${holds}.ics`, 'utf8');

function eventsIn(calendar: string): Event[] {
  return new ICAL.Component(ICAL.parse(calendar) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => {
      const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
      return {
        uid,
        title: onOneLine(summary),
        description: onOneLine(description),
        start: startDate.toJSDate().toISOString(),
        end: endDate.toJSDate().toISOString(),
        status: component.getFirstPropertyValue('status'),
        sequence: Number(component.getFirstPropertyValue('sequence')),
        stamps: ['dtstamp', 'last-modified'].map((name) =>
          String(component.getFirstPropertyValue(name)),
        ),
        url: String(component.getFirstPropertyValue('url')),
      };
    });
}

/** Every session in each language, with its event in the calendar of its year. */
const told = localeCodes.flatMap((locale) =>
  [...years].flatMap(([year, written]) => {
    const events = new Map(eventsIn(source(locale, year)).map((event) => [event.uid, event]));
    return written.map((session) => ({ locale, session, event: events.get(uidOf(session)) }));
  }),
);

test('every year, day, hall, kind and event of the programme has a calendar in both languages, and nothing else has', () => {
  const uidsIn = (locale: string, holds: string) =>
    eventsIn(source(locale, holds)).map(({ uid }) => uid);
  for (const locale of localeCodes) {
    const files = [...years].flatMap(([year, written]) => [
      year,
      ...written.flatMap(({ date, slug, hall, kind }) => [
        date,
        `${year}/${slug}`,
        `${year}/hall/${hall}`,
        `${year}/kind/${kind}`,
      ]),
    ]);
    expect(calendarsOf(locale)).toEqual([...new Set(files)].sort());
    for (const [year, written] of years) {
      const whole = uidsIn(locale, year);
      expect([...whole].sort()).toEqual(written.map(uidOf).sort());
      const days = [...new Set(written.map(({ date }) => date))].sort();
      expect(days.flatMap((date) => uidsIn(locale, date))).toEqual(whole);
      for (const field of ['hall', 'kind'] as const) {
        const names = [...new Set(written.map((session) => session[field]))];
        const held = names.flatMap((name) => uidsIn(locale, `${year}/${field}/${name}`));
        expect(held.sort()).toEqual([...whole].sort());
      }
      for (const session of written)
        expect(uidsIn(locale, `${year}/${session.slug}`)).toEqual([uidOf(session)]);
    }
  }
});

/** Paths of a language's calendars; none if the fair has no programme. */
function calendarsOf(locale: string): string[] {
  if (!readdirSync(siteFolder).includes('calendar')) return [];
  return readdirSync(`${siteFolder}/calendar/${locale}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ics'))
    .map((file) => file.replace(/\.ics$/, ''))
    .sort();
}

test('an event has the title and Moscow times of its session', () => {
  const faults = told.filter(({ locale, session, event }) => {
    const moment = (time: string) => new Date(`${session.date}T${time}:00+03:00`).toISOString();
    return (
      event?.start !== moment(session.start) ||
      event.end !== moment(session.end) ||
      !event.title.endsWith(onOneLine(localize(session.title, locale)))
    );
  });
  expect(faults).toEqual([]);
});

test("an event has one time of last change, not before the editors' own, and a matching sequence number", () => {
  const faults = told.filter(({ session: { changes = [] }, event }) => {
    const [moment = '', ...others] = new Set(event?.stamps);
    const told = changes.at(-1)?.at;
    return (
      others.length > 0 ||
      event?.sequence !== Math.floor(Date.parse(moment) / 60_000) ||
      (told !== undefined && Date.parse(moment) < Date.parse(`${told}:00+03:00`))
    );
  });
  expect(faults).toEqual([]);
});

test('changed and cancelled events say so and begin with their note', () => {
  const faults = told.filter(({ locale, session, event }) => {
    const { changes, title } = session;
    const { status, note } = statusOf(changes);
    const word = statuses[locale][status];
    const says = (text: string) => event?.description.startsWith(onOneLine(text));
    const isTitleAlone = event?.title === onOneLine(localize(title, locale));
    return (
      event?.status !== (status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED') ||
      isTitleAlone !== (status !== 'cancelled') ||
      (status !== 'scheduled' && !says(`${word} ${note ? localize(note, locale) : ''}`))
    );
  });
  expect(faults).toEqual([]);
});

test('an event links to its page', () => {
  const pages = new Set(builtPages());
  const faults = told.filter(({ locale, session: { year, slug }, event }) => {
    const path = localizedPath(`/program/${year}/${slug}/`, locale);
    return event?.url !== `https://${domain}${path}` || !pages.has(path);
  });
  expect(faults).toEqual([]);
});

test('lines have at most 75 octets and end in CRLF', () => {
  const faults = localeCodes.flatMap((locale) =>
    [...years.keys()].flatMap((year) =>
      source(locale, year)
        .split('\r\n')
        .filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line)),
    ),
  );
  expect(faults).toEqual([]);
});
