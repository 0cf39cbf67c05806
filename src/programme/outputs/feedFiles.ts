import type { Locale } from '../../i18n/locales';
import { shippedMessages } from '../../i18n/messages';
import { type FeedOf, feedPath, feedsOf, localizedPath } from '../../i18n/paths';
import { present } from '../../lib/present';
import { plainText } from '../../lib/text';
import { moscowTime, now } from '../../lib/time/clock';
import { type FeedEntry, writeFeed } from '../../lib/xml';
import { releasePath } from '../../press/model/releases';
import { changesPath } from '../model/calendarPath';
import { changeAnchor, newestChanges } from '../model/sessionChanges';

const query = /* GraphQL */ `
  query Feeds($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["changes", "recordings", "sessions"] } }
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
    currentEdition {
      year
    }
    programmes {
      year
      days {
        sessions {
          year
          slug
          title(language: $language)
          summary(language: $language)
          weekday(language: $language)
          start
          status
          changes {
            at
            status
            what(language: $language)
          }
          corrections
          recording {
            added
          }
        }
      }
    }
    releases {
      slug
      date
      title(language: $language)
      summary(language: $language)
      text(language: $language)
      corrected
    }
  }
`;

type Answer = Queries.FeedsQuery;

/** More than a feed reader needs; older entries are only on the page. */
const maxEntries = 100;

/** The feeds of one language; a feed without entries is not written (decision 041). */
export const feedFiles = {
  query,
  files(answer: Answer, locale: Locale): [path: string, text: string][] {
    const { name, domain } = present(answer.site, 'site.yaml');
    const titles = shippedMessages(answer.locales, 'changes');
    const year = answer.programmes.at(-1)?.year ?? answer.currentEdition.year;
    const url = (path: string) => `https://${domain}${path}`;
    const { changes, recordings, press } = entriesOf(answer, locale);
    const feeds: Record<FeedOf, { page: string; title: string; entries: FeedEntry[] }> = {
      changes: { page: changesPath(year), title: titles.feedOfChanges, entries: changes },
      press: { page: '/press/', title: titles.feedOfPress, entries: press },
      news: {
        page: '/',
        title: titles.feedOfNews,
        entries: [...changes, ...recordings, ...press],
      },
    };
    return feedsOf(changes.length > 0, press.length > 0, recordings.length > 0).map((feed) => {
      const { page, title, entries } = feeds[feed];
      const path = feedPath(locale, feed);
      const file = writeFeed({
        id: tag(domain, `feeds/${locale}/${feed}`),
        title: `${name}: ${title}`,
        language: locale,
        author: name,
        self: url(path),
        page: url(localizedPath(page, locale)),
        entries,
      });
      return [path, file];
    });
  },
};

/**
 * Returns a tag URI, which stays the same if the page moves; 2026 is the year of the first feeds.
 */
const tag = (domain: string, name: string) => `tag:${domain},2026:${name}`;

/**
 * Returns an entry for each change, each recording from the moment it was added, and each release
 * from its day.
 */
function entriesOf({ site, locales, programmes, releases }: Answer, locale: Locale) {
  const { domain } = present(site, 'site.yaml');
  const { scheduled } = shippedMessages(locales, 'changes');
  const statuses = { ...shippedMessages(locales, 'sessions').statuses, scheduled };
  const { film } = shippedMessages(locales, 'recordings');
  const pageOf = (path: string) => `https://${domain}${localizedPath(path, locale)}`;
  const sessions = programmes.flatMap(({ days }) => days.flatMap((day) => day.sessions));
  const changes = newestChanges(sessions)
    .slice(0, maxEntries)
    .map(({ session, change, number }): FeedEntry => {
      const { year, slug, title, weekday, start, corrections } = session;
      const anchor = changeAnchor(slug, number);
      return {
        id: tag(domain, `changes/${year}/${anchor}`),
        title: `${statuses[change.status]} ${title}`,
        published: `${change.at}:00+03:00`,
        corrected: corrections[number - 1] ?? undefined,
        url: `${pageOf(changesPath(year))}#${anchor}`,
        text: `${change.what}\n\n${weekday}, ${start}`,
      };
    });
  const today = moscowTime(now());
  const recordings = sessions.flatMap(
    ({ year, slug, title, summary, status, recording: { added } }): FeedEntry[] =>
      added === null || added > today || status === 'cancelled'
        ? []
        : [
            {
              id: tag(domain, `recordings/${year}/${slug}`),
              title: film.replace('{{title}}', title),
              published: `${added}:00+03:00`,
              url: pageOf(`/program/${year}/${slug}/`),
              text: plainText(summary),
            },
          ],
  );
  const press = releases.map(({ slug, date, title, summary, text, corrected }): FeedEntry => ({
    id: tag(domain, `press/${slug}`),
    title,
    published: `${date}T00:00:00+03:00`,
    corrected: corrected ?? undefined,
    url: pageOf(releasePath(slug)),
    text: `${summary}\n\n${plainText(text)}`,
  }));
  return { changes, recordings, press };
}
