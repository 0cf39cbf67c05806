import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { latinName } from '../../src/lib/latin';
import { moscowTime } from '../../src/lib/time/clock';
import { isKeyed } from '../../src/lib/isKeyed';
import type { SheetKind } from './columns';
import { sizeOf, type Table } from './readSheet';
import { refusal } from '../sentences';
import { freeName } from '../new/freePlaces';

type Fields = Record<string, unknown>;
type Event = { fields: Fields; room: string; start: string; end: string; speakers: Fields[] };

const maxBytes = 10_000_000;
const inSchedule = (value: unknown, ...steps: string[]): unknown =>
  steps.reduce<unknown>((inner, step) => (isKeyed(inner) ? inner[step] : undefined), value);
const listIn = (value: unknown, ...steps: string[]): Fields[] => {
  const list = inSchedule(value, ...steps);
  return Array.isArray(list) ? list.filter(isKeyed) : [];
};
const textIn = (fields: unknown, ...names: string[]): string =>
  names.map((name) => String(inSchedule(fields, name) ?? '').trim()).find(Boolean) ?? '';

/** Returns a moment in Moscow; a text without an offset is in Moscow's time already. */
const momentOf = (text: string): string =>
  /(Z|[+-]\d\d:?\d\d)$/.test(text) ? moscowTime(new Date(text)) : text.slice(0, 16);

function endOf(start: string, duration: string): string {
  const [hours = '0', minutes = '0'] = duration.split(':');
  const end = new Date(Date.parse(`${start}Z`) + (Number(hours) * 60 + Number(minutes)) * 60_000);
  return Number.isNaN(end.getTime()) ? '' : end.toISOString().slice(0, 16);
}

/** Reads frab's `schedule.json`, where rooms are fields of a day. */
function frabJson(data: unknown): Event[] {
  return listIn(data, 'schedule', 'conference', 'days').flatMap((day) =>
    Object.entries((day['rooms'] ?? {}) as Fields).flatMap(([room, events]) =>
      (Array.isArray(events) ? events.filter(isKeyed) : []).map((event) =>
        frabEvent(event, room, listIn(event, 'persons')),
      ),
    ),
  );
}

/** Reads frab's `schedule.xml`. Files that declare entities have been refused already. */
function frabXml(text: string): Event[] {
  const lists = new Set(['day', 'room', 'event', 'person', 'link', 'attachment']);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name, at) => lists.has(name) && !String(at).endsWith('event.room'),
  });
  return listIn(parser.parse(text), 'schedule', 'day').flatMap((day) =>
    listIn(day, 'room').flatMap((room) =>
      listIn(room, 'event').map((event) => {
        const persons = inSchedule(event, 'persons', 'person');
        const people = (Array.isArray(persons) ? persons : []).map((person: unknown) =>
          isKeyed(person) ? { ...person, public_name: person['#text'] } : { public_name: person },
        );
        return frabEvent(event, String(room['name']), people);
      }),
    ),
  );
}

function frabEvent(fields: Fields, room: string, speakers: Fields[]): Event {
  const start = momentOf(textIn(fields, 'date'));
  return { fields, room, start, end: endOf(start, textIn(fields, 'duration')), speakers };
}

/** Reads "All data" of Sessionize. */
function sessionize(data: unknown): Event[] {
  const rooms = new Map(listIn(data, 'rooms').map((room) => [room['id'], textIn(room, 'name')]));
  const people = new Map(listIn(data, 'speakers').map((person) => [person['id'], person]));
  return listIn(data, 'sessions').map((fields) => ({
    fields,
    room: rooms.get(fields['roomId']) ?? textIn(fields, 'room'),
    start: momentOf(textIn(fields, 'startsAt')),
    end: momentOf(textIn(fields, 'endsAt')),
    speakers: ((fields['speakers'] ?? []) as unknown[]).flatMap((id): Fields[] => {
      const person = people.get(id);
      return person === undefined ? [] : [person];
    }),
  }));
}

const kinds: Record<string, string> = {
  podium: 'panel',
  panel: 'panel',
  workshop: 'adult-master-class',
  performance: 'performance',
  concert: 'performance',
  film: 'film',
  movie: 'film',
  opening: 'opening',
};
const nameOf = (person: Fields) =>
  textIn(person, 'public_name', 'full_public_name', 'fullName', 'name').trim();
/** Puts a text into the column of its language, the Russian one first. */
const inHalves = (text: string) => (/[а-яё]/i.test(text) || text === '' ? [text, ''] : ['', text]);

/**
 * Fields that are not reported as unread: the tables below contain them, or only the pages of the
 * source need them.
 */
const read =
  /^(id|guid|code|date|start|startsAt|end|endsAt|duration|room|roomId|title|slug|type|language|abstract|description|persons|speakers|isServiceSession|isPlenumSession|isInformed|isConfirmed|status|url|origin_url|feedback_url)$/;

/** Returns the speakers and the sessions of a schedule of frab or Sessionize, as two tables. */
export function readSchedule(file: string): (Table & { kind: SheetKind })[] {
  if (sizeOf(file) > maxBytes) throw refusal('fileTooLarge', { file, value: '10 MB' });
  const events = readEvents(file, readFileSync(file, 'utf8'));
  if (events.length === 0) throw refusal('otherSchedule', { file });
  const name = path.basename(file);
  const people = new Map(
    events.flatMap(({ speakers }) => speakers.map((one) => [nameOf(one), one])),
  );
  const speakers = [...people].map(([person, fields]) => [
    ...inHalves(person),
    ...inHalves(textIn(fields, 'biography', 'bio')),
    ...inHalves(textIn(fields, 'tagLine')),
  ]);
  const slugs = new Set<string>();
  /** A title can occur several times (a workshop held every day), an address only once. */
  const freeSlug = (name: string) => {
    const slug = name === '' ? '' : freeName(name, (one) => slugs.has(one));
    slugs.add(slug);
    return slug;
  };
  const sessions = events.map(({ fields, room, start, end, speakers: own }) => {
    const language = textIn(fields, 'language').slice(0, 2);
    const summary = [textIn(fields, 'abstract'), textIn(fields, 'description')].filter(Boolean);
    const isMidnight = end.endsWith('00:00') && end > start;
    return [
      start.slice(0, 10),
      freeSlug(latinName(textIn(fields, 'slug') || textIn(fields, 'title'))),
      start.slice(11),
      isMidnight ? '24:00' : end.slice(11),
      room,
      kinds[textIn(fields, 'type').toLowerCase()] ?? '',
      ...inHalves(textIn(fields, 'title')),
      ...inHalves(summary.join('\n\n')),
      own.map(nameOf).join('; '),
      /^(ru|en)$/.test(language) ? language : '',
    ];
  });
  const unread = new Set(
    events.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([key, value]) =>
        read.test(key) || [null, '', false].includes(value as null) || isEmptyList(value)
          ? []
          : key,
      ),
    ),
  );
  const headersOfPeople = [
    'name.ru',
    'name.en',
    'biography.ru',
    'biography.en',
    'role.ru',
    'role.en',
  ];
  const texts = ['title.ru', 'title.en', 'summary.ru', 'summary.en'];
  const times = ['day', 'slug', 'start', 'end', 'hall', 'kind'];
  const headers = [...times, ...texts, 'speakers', 'spokenLanguages'];
  const tables: (Table & { kind: SheetKind })[] = [
    { kind: 'speakers', name, rows: [headersOfPeople, ...speakers] },
    { kind: 'sessions', name, rows: [headers, ...sessions], unread: [...unread] },
  ];
  return tables.filter(({ rows }) => rows.length > 1);
}

const isEmptyList = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function readEvents(file: string, text: string): Event[] {
  try {
    if (/\.xml$/i.test(file)) return /<!(DOCTYPE|ENTITY)/i.test(text) ? [] : frabXml(text);
    const data: unknown = JSON.parse(text);
    return [...frabJson(data), ...sessionize(data)];
  } catch {
    throw refusal('fileUnread', { file });
  }
}
