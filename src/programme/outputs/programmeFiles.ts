import type { Locale } from '../../i18n/locales';
import { calendarFiles } from './calendarFiles';
import { scheduleFormats } from './scheduleFormats';

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
