import { changesPath } from '../../../programme/model/calendarPath';
import type { Nodes } from '../../content/nodes';
import { editionWith } from '../../../edition/model/editionWith';
import { localize, type Locale, type Localized } from '../../../i18n/locales';
import { localizedPath } from '../../../i18n/paths';
import { moscowTime } from '../../../lib/time/clock';
import { formatDay, formatDayRange } from '../../../lib/time/days';
import { openingLines } from '../../records/openingHours';
import { planFacts, type PlanFacts } from './planFacts';
import { programmeFacts, type DayFacts } from './programmeFacts';
import { standFacts, type RowFacts } from './standFacts';

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
