import { statusOf } from '../../../src/programme/model/sessionChanges';
import type { Session, SessionStatus } from '../../../src/programme/schema';
import { localizedPath } from '../../../src/i18n/paths';
import { fullReference } from '../../../src/content/localized';
import { formatDay, formatDaysOfMonth, formatWeekdays } from '../../../src/lib/time/days';
import { hallAnchor } from '../../../src/plan/model/planAnchors';
import type { FairOfYear } from '../fairOfYear';
import { mapAddress } from './mapAddress';
import type { Words } from './words';

/** A session on its hall's door; empty texts are omitted. */
export type DoorLine = {
  /** `12:00`; the end as written, `24:00`, `01:30`. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly speakers: string;
  /** Type, audience, language, and whether to register. */
  readonly facts: string;
  readonly status: SessionStatus;
  /** A note that the session is cancelled or changed, and how. */
  readonly news: string;
  readonly note: string;
  readonly full: string;
};

/** The sheet on the door of a hall for a day. */
export type DoorSheet = {
  readonly key: string;
  /** The sheet's name in a report. */
  readonly name: string;
  readonly date: string;
  /** `3`, `апреля`, `пятница`. */
  readonly day: string;
  readonly month: string;
  readonly weekday: string;
  readonly hall: string;
  readonly lines: readonly DoorLine[];
  /** The day's address in the programme. */
  readonly address: string;
  /** The map's address for a visitor at the door; undefined if the map does not show the hall. */
  readonly mapAddress: string | undefined;
};

/** Returns a sheet for each hall and day with sessions, by day, then in the order of the plan. */
export function doorSheets(fair: FairOfYear, words: Words): DoorSheet[] {
  const { year, domain, halls, sessions } = fair;
  const { locale, translate } = words;
  const dates = [...new Set(sessions.map(({ date }) => date))].sort();
  return dates.flatMap((date) =>
    halls.flatMap(({ id, name }): DoorSheet[] => {
      const own = sessions
        .filter((session) => session.date === date && session.hall === id)
        .sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
      if (own.length === 0) return [];
      const hall = translate(name);
      const [day = '', month = ''] = formatDaysOfMonth(date, date, locale).split(' ');
      return [
        {
          key: `${date} ${id}`,
          name: `${hall}, ${formatDay(date, locale, 'weekday')}`,
          date,
          day,
          month,
          weekday: formatWeekdays(date, date, locale),
          hall,
          lines: own.map((session) => lineOf(session, fair, words)),
          // A permanent address: while this year is the current year, the host redirects it to the
          // programme.
          address: `https://${domain}${localizedPath(`/program/${year}/`, locale)}#${date}`,
          mapAddress: mapAddress(fair, hallAnchor(id), locale),
        },
      ];
    }),
  );
}

const orderOf = ({ start, slug }: Session) => `${start} ${slug}`;

function lineOf(session: Session, { year, speakers }: FairOfYear, words: Words): DoorLine {
  const { translate, programme, sessions, sheets, locale } = words;
  const { start, end, title, kind, audience, ages, spokenLanguages } = session;
  const { places, registration } = session;
  const { status, note } = statusOf(session.changes);
  const isCancelled = status === 'cancelled';
  const isFull = places === 'full' && !isCancelled;
  const spoken = spokenLanguages.map((language) => programme(`languages.${language}`));
  const facts = [
    sessions(`kinds.${kind}`),
    ages === undefined
      ? audience !== 'everyone' && programme(`audiences.${audience}`)
      : sheets('ages', ages),
    // A session in the language of the sheet needs no note of its language.
    spokenLanguages.join() !== locale && spoken.join(' + '),
    registration === 'required' && !isFull && !isCancelled && sheets('booking'),
  ];
  return {
    start,
    end,
    title: translate(title),
    speakers: (session.speakers ?? [])
      .flatMap((reference) => speakers.get(fullReference(reference, year)) ?? [])
      .map(translate)
      .join(', '),
    facts: inOneLine(facts.filter((fact) => fact !== false)),
    status,
    news: status === 'scheduled' ? '' : sessions(`statuses.${status}`),
    note: note === undefined ? '' : translate(note),
    full: isFull ? sessions('full') : '',
  };
}

const noBreakSpace = '\u00a0';

/** Lines break between facts, never inside one. */
const inOneLine = (facts: readonly string[]): string =>
  facts.map((fact) => fact.replaceAll(' ', noBreakSpace)).join(`${noBreakSpace}· `);

/** Splits items into at most so many parts of similar length, in order. */
export function inParts<Item>(items: readonly Item[], parts: number): Item[][] {
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
