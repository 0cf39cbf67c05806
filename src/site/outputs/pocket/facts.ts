import { editionWith } from '../../../edition/model/editionWith';
import { type Locale, type Localized, localize } from '../../../i18n/locales';
import { localizedPath } from '../../../i18n/paths';
import { withNoBreakSpaces } from '../../../lib/text';
import { moscowTime } from '../../../lib/time/clock';
import { formatDay, formatDayRange } from '../../../lib/time/days';
import { hallAnchor, standAnchor } from '../../../plan/model/planAnchors';
import { standRows } from '../../../plan/model/standRows';
import type { ServiceKind } from '../../../plan/schema';
import { changesPath } from '../../../programme/model/calendarPath';
import { statusOf } from '../../../programme/model/sessionChanges';
import type { Nodes } from '../../content/nodes';
import { openingLines } from '../../records/openingHours';
import { compareSessions } from '../../records/order';
import { fill, wordsOf } from './words';

type Shape = { x: number; y: number; width: number; height: number };

/** A year's plan in one language; metres, from its upper left corner. */
export type PlanFacts = {
  year: number;
  size: { width: number; height: number };
  halls: (Shape & { id: string; name: string; use: string })[];
  /** A stand with the name of its exhibitor; one that the file does not list has none. */
  stands: (Shape & { code: string; holder?: string })[];
  services: { kind: ServiceKind; name: string; x: number; y: number }[];
  routes: { name: string; points: { x: number; y: number }[] }[];
};

/** The facts of a plan, and who of these exhibitors stands where. */
export function planFacts(
  { fields, size, halls, stands, services, stepFreeRoutes = [] }: Nodes['Plan'],
  exhibitors: readonly Nodes['Exhibitor'][],
  locale: Locale,
): PlanFacts {
  const say = (text: Localized) => localize(text, locale);
  const words = wordsOf(locale).map.services;
  const holders = new Map(exhibitors.map(({ stand, name }) => [stand, say(name)]));
  return {
    year: fields.year,
    size,
    halls: halls.map((hall) => ({ ...hall, name: say(hall.name) })),
    stands: stands.map(({ code, x, y, width, height }) => {
      const holder = holders.get(code);
      return { code, x, y, width, height, ...(holder !== undefined && { holder }) };
    }),
    services: services.map(({ kind, name, x, y }) => ({
      kind,
      name: name ? say(name) : words[kind],
      x,
      y,
    })),
    routes: stepFreeRoutes.map(({ name, points }) => ({ name: say(name), points })),
  };
}

/** A name, and the place of the file that it leads to. */
type Named = { name: string; anchor?: string };

/** A session in one language. */
export type SessionFacts = {
  slug: string;
  start: string;
  end: string;
  title: string;
  /** Its page. */
  url: string;
  kind: string;
  hall?: Named;
  /** What else has to be known: ages, spoken languages, booking. */
  notes: string[];
  people: Named[];
  status?: { word: string; note: string; isCancelled: boolean };
};

/** A day of the programme: its ISO date, its name `четверг, 2 апреля`, its sessions by time. */
export type DayFacts = { date: string; name: string; sessions: SessionFacts[] };

type Around = {
  halls: Nodes['Plan']['halls'];
  /** Whether the plan in the file is the one with these halls. */
  areHallsDrawn: boolean;
  speakers: readonly Nodes['Speaker'][];
  exhibitors: readonly Nodes['Exhibitor'][];
  /** The exhibitors that the file lists. */
  listed: ReadonlySet<Nodes['Exhibitor']>;
};

type Language = { locale: Locale; link: (path: string) => string };

/** A year's sessions by day. */
export function programmeFacts(
  sessions: readonly Nodes['Session'][],
  around: Around,
  language: Language,
): DayFacts[] {
  const sorted = [...sessions].sort(compareSessions);
  const say = sessionTeller(around, language);
  return [...new Set(sorted.map(({ fields }) => fields.date))].map((date) => ({
    date,
    name: formatDay(date, language.locale, 'weekday'),
    sessions: sorted.filter(({ fields }) => fields.date === date).map(say),
  }));
}

function sessionTeller(
  { halls, areHallsDrawn, speakers, exhibitors, listed }: Around,
  { locale, link }: Language,
): (session: Nodes['Session']) => SessionFacts {
  const { pocket, programme, sessions: words } = wordsOf(locale);
  const say = (text: Localized) => localize(text, locale);
  const key = ({ fields }: Nodes['Speaker' | 'Exhibitor']) => `${fields.year}/${fields.slug}`;
  const speaking = new Map(speakers.map((speaker) => [key(speaker), { name: say(speaker.name) }]));
  const showing = new Map(
    exhibitors.map((one): [string, Named] => [
      key(one),
      { name: say(one.name), ...(listed.has(one) && { anchor: standAnchor(one.stand) }) },
    ]),
  );
  return ({ slug, start, end, title, kind, ages, places, registration, ...session }) => {
    const { fields, spokenLanguages } = session;
    const { status, note } = statusOf(session.changes);
    const hall = halls.find(({ id }) => id === session.hall);
    return {
      slug,
      start,
      end,
      title: say(title),
      url: link(`/program/${fields.year}/${slug}/`),
      kind: words.kinds[kind],
      ...(hall && {
        hall: { name: say(hall.name), ...(areHallsDrawn && { anchor: hallAnchor(hall.id) }) },
      }),
      notes: [
        ...(ages ? [fill(programme.agesFromTo, ages)] : []),
        spokenLanguages.join(' ').toUpperCase(),
        ...(places === 'full' ? [words.full] : []),
        ...(places !== 'full' && registration === 'required' ? [pocket.booked] : []),
      ],
      people: [
        ...fields.speakerReferences.flatMap((one) => speaking.get(one) ?? []),
        ...fields.exhibitorReferences.flatMap((one) => showing.get(one) ?? []),
      ],
      ...(status !== 'scheduled' && {
        status: {
          word: words.statuses[status],
          note: note ? withNoBreakSpaces(say(note)) : '',
          isCancelled: status === 'cancelled',
        },
      }),
    };
  };
}

/** An exhibitor at its stand, in one language. */
export type StandFacts = {
  code: string;
  /** Whether the plan in the file has this stand. */
  isDrawn: boolean;
  name: string;
  /** Its page. */
  url: string;
  /** `галерея, Москва` */
  about: string;
  /** `Глеб Охринский, Таисия Бузунова`; empty if it names none. */
  artists: string;
};

/** The taken stands of a row, by code; without a plan there is one row, which has no name. */
export type RowFacts = { id: string; name: string; stands: StandFacts[] };

/** A year's exhibitors by row and stand. */
export function standFacts(
  exhibitors: readonly Nodes['Exhibitor'][],
  plan: Nodes['Plan'] | undefined,
  isDrawn: boolean,
  { locale, link }: { locale: Locale; link: (path: string) => string },
): RowFacts[] {
  const say = (text: Localized) => localize(text, locale);
  const { participantTypes } = wordsOf(locale).exhibitors;
  const halls = plan?.halls.map(({ id, name }) => ({ id, name: say(name) }));
  const rows = standRows(
    halls ?? [{ id: '', name: '' }],
    plan?.stands ?? exhibitors.map(({ stand }) => ({ code: stand, hall: '' })),
    exhibitors,
  );
  return rows
    .map(({ id, name, stands }) => ({
      id,
      name,
      stands: stands.flatMap(({ code, holder }): StandFacts[] => {
        if (holder === undefined) return [];
        const { participantType, city, artists = [], fields } = holder;
        return [
          {
            code,
            isDrawn,
            name: say(holder.name),
            url: link(`/exhibitors/${fields.year}/${fields.slug}/`),
            about: `${participantTypes[participantType]}, ${say(city)}`,
            artists: artists.map(say).join(', '),
          },
        ];
      }),
    }))
    .filter(({ stands }) => stands.length > 0);
}

/** What the pocket fair is made of: all records of these kinds. */
export type Sources = {
  site: Nodes['SiteSettings'];
  /** Newest change of content, UTC, ISO, or where git knows none the day of the build. */
  asOf: string;
} & {
  [
    Kind in 'Edition' | 'Plan' | 'Exhibitor' | 'Speaker' | 'Session' | 'Page'
  ]: readonly Nodes[Kind][];
};

/** A part with the year that it is of, where that is not the shown edition's. */
export type OfYear<Part> = Part & { otherYear?: number };

/** All that the pocket fair says, in one language. */
export type PocketFacts = {
  locale: Locale;
  name: string;
  year: number;
  /** `2–5 апреля 2026` */
  days: string;
  venue: { name: string; address: string };
  colour: { light: string; dark: string };
  /** In words: `30 марта 2026`, and of a moment the time in Moscow. */
  asOf: { day: string; time?: string };
  hours: ReturnType<typeof openingLines>;
  /** Full addresses of pages; of a page that this site lacks there is none. */
  links: { home: string; changes: string; tickets?: string; program?: string; map?: string };
  programme: OfYear<{ days: DayFacts[] }>;
  stands: OfYear<{ rows: RowFacts[] }>;
  plan?: OfYear<PlanFacts>;
};

/** The facts of the current edition in a language; each part of the year that pages show of it. */
export function pocketFacts(sources: Sources, locale: Locale): PocketFacts {
  const { site, asOf, Edition, Plan, Exhibitor, Speaker, Session, Page } = sources;
  const year = site.currentEdition;
  const edition = ofYear(Edition, year)[0];
  if (edition === undefined) throw new Error(`There is no edition of ${year}.`);
  const say = (text: Localized) => localize(text, locale);
  const link = (path: string) => `https://${site.domain}${localizedPath(path, locale)}`;
  const pages = Object.fromEntries(
    (['tickets', 'program', 'map'] as const)
      .filter((route) => Page.some(({ fields }) => fields.route === route))
      .map((route) => [route, link(`/${route}/`)]),
  );
  const programmeYear = shownYear(Session, year);
  const standYear = shownYear(Exhibitor, year);
  const planYear = shownYear(Plan, year);
  const plan = ofYear(Plan, planYear)[0];
  const exhibitors = ofYear(Exhibitor, standYear);
  const hallYear = programmeYear && shownYear(Plan, programmeYear);
  const isDrawn = (other: number | undefined) => other !== undefined && other === planYear;
  return {
    locale,
    name: say(site.name),
    year,
    days: formatDayRange(edition.firstDay, edition.lastDay, locale),
    venue: { name: say(edition.venue.name), address: say(edition.venue.address) },
    colour: edition.colour,
    asOf: momentIn(asOf, locale),
    hours: openingLines(edition, locale),
    links: {
      home: link('/'),
      changes: link(programmeYear === undefined ? '/' : changesPath(programmeYear)),
      ...pages,
    },
    programme: {
      ...otherYear(programmeYear, year),
      days: programmeFacts(
        ofYear(Session, programmeYear),
        {
          halls: ofYear(Plan, hallYear)[0]?.halls ?? [],
          areHallsDrawn: isDrawn(hallYear),
          speakers: Speaker,
          exhibitors: Exhibitor,
          listed: new Set(exhibitors),
        },
        { locale, link },
      ),
    },
    stands: {
      ...otherYear(standYear, year),
      rows: standFacts(exhibitors, ofYear(Plan, standYear)[0], isDrawn(standYear), {
        locale,
        link,
      }),
    },
    ...(plan && {
      plan: {
        ...otherYear(planYear, year),
        ...planFacts(plan, isDrawn(standYear) ? exhibitors : [], locale),
      },
    }),
  };
}

/** The year whose records are shown (design §1, editions). */
const shownYear = (nodes: readonly { fields: { year: number } }[], year: number) =>
  editionWith(new Set(nodes.map(({ fields }) => fields.year)), year);

function ofYear<Node extends { fields: { year: number } }>(
  nodes: readonly Node[],
  year: number | undefined,
): Node[] {
  return nodes.filter(({ fields }) => fields.year === year);
}

const otherYear = (shown: number | undefined, year: number) =>
  shown === undefined || shown === year ? {} : { otherYear: shown };

/** A moment in UTC as Moscow tells it; a day stays a day. */
function momentIn(asOf: string, locale: Locale): PocketFacts['asOf'] {
  if (!asOf.includes('T')) return { day: formatDay(asOf, locale) };
  const [day = '', time = ''] = moscowTime(new Date(asOf)).split('T');
  return { day: formatDay(day, locale), time };
}
