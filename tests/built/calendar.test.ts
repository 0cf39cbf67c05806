import ICAL from 'ical.js';
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { builtPages } from '../support/builtPages';

const languages = ['ru', 'en'] as const;
const years = [2025, 2026];
const { domain } = parse(readFileSync('content/site.yaml', 'utf8')) as { domain: string };

type Written = {
  slug: string;
  start: string;
  end: string;
  title: Record<string, string>;
  status?: string;
  note?: Record<string, string>;
  date: string;
};

const written = (year: number): Written[] =>
  readdirSync(`content/${year}/programme`).flatMap((file) =>
    (parse(readFileSync(`content/${year}/programme/${file}`, 'utf8')) as Written[]).map(
      (session) => ({ ...session, date: file.slice(0, 10) }),
    ),
  );
const source = (language: string, holds: string | number) =>
  readFileSync(`public/calendar/${language}/${holds}.ics`, 'utf8');
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));

describe.each(languages)('in %s', (language) => {
  test.each(years)('the calendar of %i holds every event with its Moscow times', (year) => {
    const events = eventsIn(source(language, year));
    const expected = written(year);
    expect(events).toHaveLength(expected.length);
    for (const { slug, date, start, end, title, status } of expected) {
      const found = events.find(({ event }) => event.uid === `${year}-${slug}@${domain}`);
      if (found === undefined) throw new Error(`${slug} is missing`);
      expect(found.event.startDate.toJSDate().toISOString()).toBe(
        new Date(`${date}T${start}:00+03:00`).toISOString(),
      );
      expect(found.event.endDate.toJSDate().toISOString()).toBe(
        new Date(`${date}T${end}:00+03:00`).toISOString(),
      );
      expect(found.event.summary.endsWith(title[language] ?? '')).toBe(true);
      expect(found.component.getFirstPropertyValue('status')).toBe(
        status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
      );
    }
  });

  test('days and single events add up to the year', () => {
    for (const year of years) {
      const whole = eventsIn(source(language, year)).map(({ event }) => event.uid);
      const days = [...new Set(written(year).map(({ date }) => date))].flatMap((date) =>
        eventsIn(source(language, date)).map(({ event }) => event.uid),
      );
      expect(days).toEqual(whole);
      for (const { slug } of written(year)) {
        expect(eventsIn(source(language, `${year}/${slug}`)).map(({ event }) => event.uid)).toEqual(
          [`${year}-${slug}@${domain}`],
        );
      }
    }
  });

  test('what is changed or cancelled says so, begins with its note, and counts on', () => {
    const unplanned = years.flatMap((year) =>
      written(year)
        .filter(({ status }) => status !== undefined)
        .map((session) => ({ year, ...session })),
    );
    expect(new Set(unplanned.map(({ status }) => status))).toEqual(
      new Set(['changed', 'cancelled']),
    );
    for (const { year, slug, status, note, title } of unplanned) {
      const [found] = eventsIn(source(language, `${year}/${slug}`));
      expect(found?.component.getFirstPropertyValue('sequence')).toBe(
        status === 'cancelled' ? 2 : 1,
      );
      expect(found?.event.description.split('\n')[0]).toContain(note?.[language]?.trim());
      expect(found?.event.summary === title[language]).toBe(status === 'changed');
    }
  });

  test('every event leads to its page', () => {
    const pages = new Set(builtPages());
    for (const year of years) {
      for (const { component } of eventsIn(source(language, year))) {
        const url = new URL(String(component.getFirstPropertyValue('url')));
        expect(pages.has(url.pathname)).toBe(true);
        expect(url.pathname.startsWith('/en/')).toBe(language === 'en');
      }
    }
  });

  test('lines are at most 75 octets and end in CRLF', () => {
    for (const year of years) {
      const lines = source(language, year).split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual(
        [],
      );
    }
  });
});
