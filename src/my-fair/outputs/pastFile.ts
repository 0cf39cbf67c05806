import type { Locale } from '../../i18n/locales';
import { pastPath } from '../model/pastPath';
import { type MyRecord, sessionRecord, speakerRecord, standRecord, workRecord } from '../records';

const query = /* GraphQL */ `
  query MyPast($language: String!) {
    exhibitorsOnShow {
      year
    }
    speakersOnShow {
      year
    }
    pastSessions {
      year
      slug
      date
      weekday(language: $language)
      start
      end
      title(language: $language)
      status
      note(language: $language)
      hall {
        id
        name(language: $language)
        isOnMap
      }
      speakers {
        year
        slug
        name(language: $language)
      }
    }
    exhibitors: allExhibitor(sort: [{ year: ASC }, { slug: ASC }]) {
      nodes {
        year
        slug
        name(language: $language)
        stand
        participantType
        isOnMap
        works {
          slug
          title(language: $language)
        }
      }
    }
    speakers: allSpeaker(sort: [{ year: ASC }, { slug: ASC }]) {
      nodes {
        year
        slug
        name(language: $language)
        role(language: $language)
      }
    }
  }
`;

/** The records of years that lists no longer show, for visitors who have starred one of them. */
export const pastFile = {
  query,
  files(answer: Queries.MyPastQuery, locale: Locale): [path: string, text: string][] {
    const [exhibitor] = answer.exhibitorsOnShow;
    const [speaker] = answer.speakersOnShow;
    const exhibitors = answer.exhibitors.nodes.filter(({ year }) => year !== exhibitor?.year);
    const speakers = answer.speakers.nodes.filter(({ year }) => year !== speaker?.year);
    const records: MyRecord[] = [
      ...answer.pastSessions.map((session) => sessionRecord(session)),
      ...exhibitors.map((one) => standRecord(one)),
      ...exhibitors.flatMap((one) => (one.works ?? []).map((work) => workRecord(one, work))),
      ...speakers.map(speakerRecord),
    ];
    return [[pastPath(locale), JSON.stringify(records)]];
  },
};
