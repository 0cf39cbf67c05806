import type { Locale } from '../../../i18n/locales';
import { localizedPath } from '../../../i18n/paths';
import { present } from '../../../lib/present';
import { withNoBreakSpaces } from '../../../lib/text';
import { moscowTime } from '../../../lib/time/clock';
import { formatDay } from '../../../lib/time/days';
import { hallAnchor, standAnchor } from '../../../plan/model/planAnchors';
import { standRows } from '../../../plan/model/standRows';
import type { ServiceKind } from '../../../plan/schema';
import { changesPath } from '../../../programme/model/calendarPath';
import { programmeFacts } from '../../../programme/outputs/programmeFiles';
import { fill, wordsOf } from './words';

const query = /* GraphQL */ `
  query PocketFair($language: String!) {
    site: siteSettings {
      name(language: $language)
      domain
    }
    buildDay {
      newestChange
    }
    currentEdition {
      year
      days(language: $language)
      venue {
        name(language: $language)
        address(language: $language)
      }
      colour {
        light
        dark
      }
      openingHours(language: $language) {
        days
        weekdays
        opens
        closes
        lastEntry
        isClosed
        who
        reason
      }
    }
    allPage(filter: { route: { in: ["tickets", "program", "map"] } }) {
      nodes {
        route
      }
    }
    programme {
      ...ProgrammeFacts
    }
    mapPlan {
      year
    }
    allPlan {
      nodes {
        year
        size {
          width
          height
        }
        halls {
          id
          name(language: $language)
          use
          x
          y
          width
          height
        }
        stands {
          code
          hall
          x
          y
          width
          height
        }
        services {
          kind
          name(language: $language)
          x
          y
        }
        stepFreeRoutes {
          name(language: $language)
          points {
            x
            y
          }
        }
      }
    }
    exhibitorsOnShow {
      year
      slug
      stand
      name(language: $language)
      participantType
      city(language: $language)
      artists(language: $language)
    }
  }
`;

export const pocketQuery = query + programmeFacts;

type Answer = Queries.PocketFairQuery;
type Plan = Answer['allPlan']['nodes'][number];
type Exhibitor = Answer['exhibitorsOnShow'][number];
type Session = Queries.ProgrammeFactsFragment['days'][number]['sessions'][number];

/** A year's plan in one language; metres, from its upper left corner. */
export type PlanFacts = ReturnType<typeof planFacts>;

/** The facts of a plan, and who of these exhibitors stands where. */
function planFacts(plan: Plan, exhibitors: readonly Exhibitor[], locale: Locale) {
  const words = wordsOf(locale).map.services;
  const holders = new Map(exhibitors.map(({ stand, name }) => [stand, name]));
  return {
    ...plan,
    // A stand that the file does not list has no holder.
    stands: plan.stands.map(({ code, x, y, width, height }) => ({
      ...{ code, x, y, width, height },
      holder: holders.get(code),
    })),
    services: plan.services.map((service) => {
      // GraphQL has no enum for them, since enums allow no hyphens; the content check allows no
      // other kinds.
      const kind = service.kind as ServiceKind;
      return { ...service, kind, name: service.name ?? words[kind] };
    }),
    routes: plan.stepFreeRoutes ?? [],
  };
}

/** A name, and the place of the file that it leads to. */
type Named = { name: string; anchor?: string };

/** A session in one language. */
export type SessionFacts = ReturnType<typeof sessionFacts>;

/** A day of the programme: its ISO date, its name `четверг, 2 апреля`, its sessions by time. */
export type DayFacts = { date: string; name: string; sessions: SessionFacts[] };

type Language = { locale: Locale; link: (path: string) => string };

/** A session; exhibitors of `standYear` have a place in the file. */
function sessionFacts(session: Session, standYear: number | undefined, { locale, link }: Language) {
  const { pocket, programme, sessions: words } = wordsOf(locale);
  const { year, slug, start, end, title, kindName, hall, ages, registration, status } = session;
  return {
    slug,
    start,
    end,
    title,
    /** Its page. */
    url: link(`/program/${year}/${slug}/`),
    kind: kindName,
    hall: { name: hall.name, ...(hall.isOnMap && { anchor: hallAnchor(hall.id) }) } as Named,
    /** What else has to be known: ages, spoken languages, booking. */
    notes: [
      ...(ages ? [fill(programme.agesFromTo, ages)] : []),
      session.spokenLanguages.join(' ').toUpperCase(),
      ...(registration === 'full' ? [words.full] : []),
      ...(registration === 'required' ? [pocket.booked] : []),
    ],
    people: [
      ...session.speakers.map(({ name }): Named => ({ name })),
      ...session.exhibitors.map((one): Named => ({
        name: one.name,
        ...(one.year === standYear && { anchor: standAnchor(one.stand) }),
      })),
    ],
    status:
      status === 'scheduled'
        ? undefined
        : {
            word: words.statuses[status],
            note: withNoBreakSpaces(session.note ?? ''),
            isCancelled: status === 'cancelled',
          },
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
function standFacts(
  exhibitors: readonly Exhibitor[],
  plan: Plan | undefined,
  isDrawn: boolean,
  { locale, link }: Language,
): RowFacts[] {
  const { participantTypes } = wordsOf(locale).exhibitors;
  const rows = standRows(
    plan?.halls ?? [{ id: '', name: '' }],
    plan?.stands ?? exhibitors.map(({ stand }) => ({ code: stand, hall: '' })),
    exhibitors,
  );
  return rows
    .map(({ id, name, stands }) => ({
      id,
      name,
      stands: stands.flatMap(({ code, holder }): StandFacts[] => {
        if (holder === undefined) return [];
        const { participantType, city, artists, year, slug } = holder;
        return [
          {
            code,
            isDrawn,
            name: holder.name,
            url: link(`/exhibitors/${year}/${slug}/`),
            about: `${participantTypes[participantType]}, ${city}`,
            artists: (artists ?? []).join(', '),
          },
        ];
      }),
    }))
    .filter(({ stands }) => stands.length > 0);
}

/** All that the pocket fair says, in one language. */
export type PocketFacts = ReturnType<typeof pocketFacts>;

/** The facts of the current edition in a language; each part of the year that pages show of it. */
export function pocketFacts(answer: Answer, locale: Locale) {
  const { currentEdition, programme, mapPlan, allPlan, exhibitorsOnShow: exhibitors } = answer;
  const { name, domain } = present(answer.site, 'site.yaml');
  const { year, openingHours, ...edition } = currentEdition;
  const link = (path: string) => `https://${domain}${localizedPath(path, locale)}`;
  const language = { locale, link };
  const pageOf = (route: string) =>
    answer.allPage.nodes.some((page) => page.route === route) ? link(`/${route}/`) : undefined;
  const planOf = (of: number | undefined) => allPlan.nodes.find((plan) => plan.year === of);
  const plan = planOf(mapPlan?.year);
  const standYear = exhibitors[0]?.year;
  const areStandsDrawn = plan !== undefined && standYear === plan.year;
  /** The year that a part is of, where that is not the shown edition's. */
  const otherYear = (of: number | undefined) => (of === year ? undefined : of);
  return {
    ...edition,
    locale,
    name,
    year,
    /** In words: `30 марта 2026`, and of a moment the time in Moscow. */
    asOf: momentIn(present(answer.buildDay, 'day of the build').newestChange, locale),
    hours: openingHours,
    /** Full addresses of pages; a page that this site lacks has none. */
    links: {
      home: link('/'),
      changes: link(programme === null ? '/' : changesPath(programme.year)),
      tickets: pageOf('tickets'),
      program: pageOf('program'),
      map: pageOf('map'),
    },
    programme: {
      otherYear: otherYear(programme?.year),
      days: (programme?.days ?? []).map(({ date, sessions }): DayFacts => ({
        date,
        name: formatDay(date, locale, 'weekday'),
        sessions: sessions.map((session) => sessionFacts(session, standYear, language)),
      })),
    },
    stands: {
      otherYear: otherYear(standYear),
      rows: standFacts(exhibitors, planOf(standYear), areStandsDrawn, language),
    },
    plan: plan && {
      otherYear: otherYear(plan.year),
      ...planFacts(plan, areStandsDrawn ? exhibitors : [], locale),
    },
  };
}

/** A moment in UTC as Moscow tells it; a day stays a day. */
function momentIn(asOf: string, locale: Locale): { day: string; time?: string } {
  if (!asOf.includes('T')) return { day: formatDay(asOf, locale) };
  const [day = '', time = ''] = moscowTime(new Date(asOf)).split('T');
  return { day: formatDay(day, locale), time };
}
