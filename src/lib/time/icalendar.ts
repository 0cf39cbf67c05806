/** One event of a calendar file, in Moscow time. */
export type CalendarEvent = {
  /** The same text in both languages and in every later version of the event. */
  uid: string;
  /** Increases with every change of the event. */
  sequence: number;
  /**
   * UTC moment of the last change, `20260330T110500Z`. Not the time of the build, so that an
   * unchanged event gives an equal file.
   */
  stamp: string;
  /** Day and times: `2026-04-02`, `12:00`. */
  date: string;
  start: string;
  /** A time on `endDate`. */
  end: string;
  endDate: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  category: string;
  isCancelled: boolean;
};

type Calendar = {
  /** The fair's domain, which names the producer of the file. */
  producer: string;
  name: string;
  language: string;
  events: readonly CalendarEvent[];
};

/** Moscow has been on UTC+3 all year since 26 October 2014; the site has no earlier dates. */
const moscow = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Moscow',
  'BEGIN:STANDARD',
  'DTSTART:20141026T020000',
  'TZOFFSETFROM:+0400',
  'TZOFFSETTO:+0300',
  'TZNAME:MSK',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes a calendar file by RFC 5545, with a full time-zone definition. */
export function writeCalendar({ producer, name, language, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${producer}//Programme//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    text('NAME', name, language),
    // The calendar's name, for apps that predate RFC 7986.
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Moscow',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    // The refresh interval, for Outlook and other apps that predate RFC 7986.
    'X-PUBLISHED-TTL:PT1H',
    ...moscow,
    ...events.flatMap((event) => eventLines(event, language)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, language: string): string[] {
  const {
    uid,
    sequence,
    stamp,
    date,
    start,
    end,
    endDate,
    summary,
    description,
    location,
    url,
    category,
    isCancelled,
  } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A cancelled event must not show people as busy.
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `DTSTART;TZID=Europe/Moscow:${moment(date, start)}`,
    `DTEND;TZID=Europe/Moscow:${moment(endDate, end)}`,
    text('SUMMARY', summary, language),
    text('DESCRIPTION', description, language),
    text('LOCATION', location, language),
    text('CATEGORIES', category, language),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

const moment = (date: string, time: string) =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

const text = (name: string, value: string, language: string) =>
  `${name};LANGUAGE=${language}:${escapeText(value)}`;

/** Escapes a text value (RFC 5545) and drops other control characters. */
export function escapeText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

const maxOctets = 75;

/** Folds a line into pieces of at most 75 octets without splitting a character (RFC 5545). */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > maxOctets) {
      pieces.push(piece);
      // Includes the space at the start of a continuation line.
      [piece, octets] = ['', 1];
    }
    piece += sign;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
