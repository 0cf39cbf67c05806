import type { Locale } from '../../i18n/locales';
import { scheduleFormats } from './scheduleFiles';
import { shippedMessages } from '../../i18n/messages';
import { localizedPath } from '../../i18n/paths';
import { present } from '../../lib/present';
import { writeCalendar, type CalendarEvent } from '../../lib/time/icalendar';
import { calendarPath } from '../model/calendarPath';
import { calendarsOf, type CalendarPart } from '../model/subscriptions';
import { sessionEvent } from '../model/sessionCalendar';

/** A year's programme with the facts about sessions that files other than pages contain. */
export const programmeFacts = /* GraphQL */ `
  fragment ProgrammeFacts on Programme {
    year
    edition {
      venue {
        name(language: $language)
        address(language: $language)
      }
    }
    days {
      date
      changed
      sessions {
        year
        slug
        date
        weekday(language: $language)
        start
        end
        title(language: $language)
        summary(language: $language)
        kind
        kindName(language: $language)
        status
        note(language: $language)
        changed
        audience
        ages {
          from
          to
        }
        spokenLanguages
        places
        registration
        form
        recording {
          src
        }
        slides
        hall {
          id
          name(language: $language)
          position
          isOnMap
        }
        speakers {
          year
          slug
          name(language: $language)
        }
        exhibitors {
          year
          slug
          name(language: $language)
          stand
        }
      }
    }
  }
`;

const query = /* GraphQL */ `
  query ProgrammeFiles($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["programme", "recordings", "sessions"] } }
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
    programmes {
      ...ProgrammeFacts
    }
  }
`;

/** The programmes of all years as calendars, and as schedules for other apps. */
export const programmeFiles = {
  query: query + programmeFacts,
  files: (answer: Queries.ProgrammeFilesQuery, locale: Locale) => [
    ...calendarFiles(answer, locale),
    ...scheduleFormats(answer, locale),
  ],
};

type Answer = Queries.ProgrammeFilesQuery;
type Session = Answer['programmes'][number]['days'][number]['sessions'][number];

/**
 * Writes the programme as calendar files: each session, day, hall, kind and year
 * (model/calendarPath). Timestamps come from the history of the content in git, not from the clock,
 * so equal content gives equal files (decision 041).
 */
function calendarFiles({ locales, site, programmes }: Answer, locale: Locale) {
  const { name: fair, domain } = present(site, 'site.yaml');
  const { statuses } = shippedMessages(locales, 'sessions');
  const { programme } = shippedMessages(locales, 'programme');
  const names: Record<CalendarPart, (first: Session) => string> = {
    programme: () => programme.toLowerCase(),
    day: ({ weekday }) => weekday,
    hall: ({ hall }) => hall.name,
    kind: ({ kindName }) => kindName,
  };
  return programmes.flatMap(({ year, edition: { venue }, days }) => {
    const eventOf = (session: Session): CalendarEvent =>
      sessionEvent(
        {
          ...session,
          kind: session.kindName,
          speakers: session.speakers.map(({ name }) => name),
          place: [session.hall.name, venue.name, venue.address],
          url: `https://${domain}${localizedPath(`/program/${year}/${session.slug}/`, locale)}`,
        },
        { domain, statuses },
      );
    const file = (key: string, name: string, sessions: readonly Session[]): [string, string] => [
      calendarPath(locale, key),
      writeCalendar({
        producer: domain,
        name: `${fair} ${year}: ${name}`,
        language: locale,
        events: sessions.map(eventOf),
      }),
    ];
    const sessions = days.flatMap((day) => day.sessions);
    const keyed = sessions.map((session) => ({ ...session, session, hall: session.hall.id }));
    return [
      ...calendarsOf(year, keyed).map(({ part, key, first, sessions: own }) =>
        file(
          key,
          names[part](first.session),
          own.map(({ session }) => session),
        ),
      ),
      ...sessions.map((session) => file(`${year}/${session.slug}`, session.title, [session])),
    ];
  });
}
