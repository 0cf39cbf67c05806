import ICAL from 'ical.js';
import { agenda } from '../../../src/domain/myFair/agenda';
import { changesSince } from '../../../src/domain/myFair/changes';
import { myCalendar } from '../../../src/domain/myFair/myCalendar';
import { myTable } from '../../../src/domain/myFair/myTable';
import { decodeStars, encodeStars } from '../../../src/domain/myFair/shareLink';
import type { Star } from '../../../src/domain/myFair/stars';
import { readCsv } from '../../support/readCsv';
import type { List } from './model';
import { seenOf, type Site, type SiteRecord } from './site';

const columns = {
  day: 'Day',
  start: 'Start',
  end: 'End',
  hall: 'Hall',
  title: 'Title',
  kind: 'Kind',
  status: 'Status',
  address: 'Address',
};
const words = {
  domain: 'fair.example',
  statuses: { scheduled: '', changed: 'Изменено.', cancelled: 'Отменено.' },
};

/** The same as text: much quicker than jest's own comparison, which then tells the difference. */
export function expectSame(is: unknown, should: unknown): void {
  if (JSON.stringify(is) !== JSON.stringify(should)) expect(is).toEqual(should);
}

/** All that a visitor can take along of a list must say what the model says. */
export function expectOutputs(stars: readonly Star[], list: List, site: Site): void {
  const there = [...list.keys()].flatMap((key) => site.records.get(key) ?? []);
  const starred = stars.flatMap(({ key }) => site.records.get(key) ?? []);
  expectLink(stars, there, list, site);
  expectDays(starred, there);
  expectChanges(stars, list, site);
  expectCalendar(starred, there);
  expectTable(starred, there);
}

function expectLink(stars: readonly Star[], there: SiteRecord[], list: List, site: Site): void {
  const link = encodeStars(stars.map(({ key }) => key));
  expectSame(decodeStars(link, [...site.records.keys()]), {
    keys: there.map(({ key }) => key),
    lost: list.size - there.length,
    cut: 0,
  });
}

const sessionsOf = (records: readonly SiteRecord[]) =>
  records.flatMap((record) => (record.facts === undefined ? [] : [{ ...record, ...record.facts }]));

function expectDays(starred: SiteRecord[], there: SiteRecord[]): void {
  const days = agenda(
    sessionsOf(starred).map((session) => ({ ...session, hall: session.hall ?? '' })),
    () => [],
  );
  const listed = days.flatMap(({ entries }) => entries.map(({ session }) => session));
  const moment = (one: { date: string; start: string }) => `${one.date} ${one.start}`;
  expectSame(listed.map(moment), sessionsOf(there).map(moment).sort());
}

function expectChanges(stars: readonly Star[], list: List, site: Site): void {
  expectSame(
    stars.map(({ key, seen }) => [key, seen]),
    [...list],
  );
  for (const { key, seen } of stars) {
    const record = site.records.get(key);
    const now = record && seenOf(record);
    if (seen === undefined || now === undefined) continue;
    const changes = changesSince(seen, now);
    const isOff = now.status === 'cancelled';
    const wasOff = seen.status === 'cancelled';
    const expected = [isOff && !wasOff, wasOff && !isOff, !isOff && seen.hall !== now.hall];
    const told = (['cancelled', 'restored', 'hall'] as const).map((one) => changes.includes(one));
    expectSame({ key, told }, { key, told: expected });
  }
}

function expectCalendar(starred: SiteRecord[], there: SiteRecord[]): void {
  const facts = starred.flatMap((record) => record.facts ?? []);
  const file = myCalendar(facts, { ...words, name: 'Моя ярмарка', language: 'ru' });
  const events = new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => {
      const { uid, startDate } = new ICAL.Event(component);
      const status = component.getFirstPropertyValue('status');
      return `${uid} ${startDate.toString()} ${String(status)}`;
    });
  expectSame(
    events,
    sessionsOf(there).map(
      ({ slug, date, start, status }) =>
        `2026-${slug}@fair.example ${date}T${start}:00 ${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ),
  );
}

function expectTable(starred: SiteRecord[], there: SiteRecord[]): void {
  const rows = starred.map(({ key, title, hall, facts }) => ({
    day: facts?.date,
    start: facts?.start,
    end: facts?.end,
    hall,
    title,
    status: facts?.status,
    address: key,
  }));
  const [, ...read] = readCsv(myTable(rows, { columns, language: 'ru' }), ';');
  expectSame(
    read,
    there.map(({ key, title, hall = '', facts }) => [
      facts?.date ?? '',
      facts?.start ?? '',
      facts?.end ?? '',
      hall,
      /^[=\-@]/.test(title) ? `'${title}` : title,
      '',
      facts?.status ?? '',
      key,
    ]),
  );
}
