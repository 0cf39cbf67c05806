import type { Locale } from '../../../i18n/locales';
import { shippedMessages } from '../../../i18n/messages';
import { localizedPath } from '../../../i18n/paths';
import { present } from '../../../lib/present';
import { moscowTime } from '../../../lib/time/clock';
import { formatDay } from '../../../lib/time/days';
import { standRows } from '../../../plan/model/standRows';
import { changesPath } from '../../../programme/model/calendarPath';
import { programmeFacts } from '../../../programme/outputs/programmeFiles';

const query = /* GraphQL */ `
  query PocketFair($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["exhibitors", "map", "pages", "pocket", "programme", "sessions"] }
      }
    ) {
      edges {
        node {
          ns
          data
        }
      }
    }
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

/** Everything that the pocket fair contains, in one language. */
export type PocketFacts = ReturnType<typeof pocketFacts>;
export type PocketSession = Queries.ProgrammeFactsFragment['days'][number]['sessions'][number];

/**
 * Collects the facts of the current edition in a language. A part that this edition has not
 * published comes from the year that the site's pages show.
 */
export function pocketFacts(answer: Queries.PocketFairQuery, locale: Locale) {
  const { locales, currentEdition, programme, mapPlan, exhibitorsOnShow: exhibitors } = answer;
  const { name, domain } = present(answer.site, 'site.yaml');
  const { year } = currentEdition;
  /** Returns the full address of a page. */
  const link = (path: string) => `https://${domain}${localizedPath(path, locale)}`;
  const pageOf = (route: string) =>
    answer.allPage.nodes.some((page) => page.route === route) ? link(`/${route}/`) : undefined;
  const planOf = (of: number | undefined) => answer.allPlan.nodes.find((plan) => plan.year === of);
  const plan = planOf(mapPlan?.year);
  const standYear = exhibitors[0]?.year;
  const standPlan = planOf(standYear);
  /** Whether the plan in the file is the plan of the exhibitors that the file lists. */
  const areDrawn = plan !== undefined && plan === standPlan;
  /** Returns the year of a part if that is not the current edition's. */
  const otherYear = (of: number | undefined) => (of === year ? undefined : of);
  // Without a plan there is a single row, without a name.
  const rows = standRows(
    standPlan?.halls ?? [{ id: '', name: '' }],
    standPlan?.stands ?? exhibitors.map(({ stand }) => ({ code: stand, hall: '' })),
    exhibitors,
  );
  return {
    ...currentEdition,
    locale,
    link,
    name,
    words: {
      exhibitors: shippedMessages(locales, 'exhibitors'),
      map: shippedMessages(locales, 'map'),
      pages: shippedMessages(locales, 'pages'),
      pocket: shippedMessages(locales, 'pocket'),
      programme: shippedMessages(locales, 'programme'),
      sessions: shippedMessages(locales, 'sessions'),
    },
    /** The day in words, `30 марта 2026`, and the time in Moscow if it is known. */
    asOf: momentIn(present(answer.buildDay, 'day of the build').newestChange, locale),
    /** A link is undefined if the site does not have that page. */
    links: {
      home: link('/'),
      changes: link(programme === null ? '/' : changesPath(programme.year)),
      tickets: pageOf('tickets'),
      program: pageOf('program'),
      map: pageOf('map'),
    },
    programme: {
      otherYear: otherYear(programme?.year),
      days: (programme?.days ?? []).map((day) => ({
        ...day,
        name: formatDay(day.date, locale, 'weekday'),
      })),
    },
    stands: {
      year: standYear,
      otherYear: otherYear(standYear),
      areDrawn,
      /** The stands with exhibitors, by row and code. */
      rows: rows
        .map(({ stands, ...row }) => ({
          ...row,
          stands: stands.flatMap(({ holder }) => holder ?? []),
        }))
        .filter(({ stands }) => stands.length > 0),
    },
    plan: plan && {
      ...plan,
      otherYear: otherYear(plan.year),
      /**
       * Exhibitors' names by the codes of their stands on this plan; empty if the plan is of
       * another year.
       */
      holders: new Map(
        areDrawn ? exhibitors.map((exhibitor) => [exhibitor.stand, exhibitor.name]) : [],
      ),
    },
  };
}

/** Formats a UTC moment as day and time in Moscow, and a day as a day. */
function momentIn(asOf: string, locale: Locale): { day: string; time?: string } {
  if (!asOf.includes('T')) return { day: formatDay(asOf, locale) };
  const [day = '', time = ''] = moscowTime(new Date(asOf)).split('T');
  return { day: formatDay(day, locale), time };
}

/** Replaces `{{name}}` in a message. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
