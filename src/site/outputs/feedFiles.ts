import type { ParentSpanPluginArgs } from 'gatsby';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parseDocument } from 'yaml';
import { type Locale, localeCodes, localize } from '../../i18n/locales';
import englishChanges from '../../i18n/messages/en/changes.json';
import englishRecordings from '../../i18n/messages/en/recordings.json';
import englishSessions from '../../i18n/messages/en/sessions.json';
import russianChanges from '../../i18n/messages/ru/changes.json';
import russianRecordings from '../../i18n/messages/ru/recordings.json';
import russianSessions from '../../i18n/messages/ru/sessions.json';
import { type FeedOf, feedPath, feedsOf, localizedPath } from '../../i18n/paths';
import { plainText } from '../../lib/text';
import { moscowDay, moscowTime, now } from '../../lib/time/clock';
import { formatDay } from '../../lib/time/days';
import { type FeedEntry, writeFeed } from '../../lib/xml';
import { publishedReleases, releasePath } from '../../press/model/releases';
import { changesPath } from '../../programme/model/calendarPath';
import { changeAnchor, newestChanges, statusOf } from '../../programme/model/sessionChanges';
import { contentRoot } from '../content/contentRoot';
import type { Nodes } from '../content/nodes';
import { lineTimes, trueContentTimes } from '../records/contentTimes';
import { compareSessions } from '../records/order';
import { writePublic } from './writePublic';

/**
 * When a change of a session was last corrected: the newest time of the lines of its entry in the
 * day's file, UTC, ISO. Other edits of the file do not count, since a day's file holds all of its
 * sessions. `text` is the file, `times` are those of its lines, `number` counts from 1. Undefined
 * where no time is known.
 */
export function changeTime(
  text: string,
  times: readonly (string | undefined)[],
  { slug, number }: { slug: string; number: number },
): string | undefined {
  const document = parseDocument(text);
  const sessions = (document.toJS() ?? []) as readonly { slug?: string }[];
  const at = [sessions.findIndex((session) => session.slug === slug), 'changes', number - 1];
  const change = document.getIn(at, true);
  if (!isNode(change) || !change.range) return undefined;
  const [start, end] = change.range;
  const first = text.slice(0, start).split('\n').length - 1;
  const lines = text.slice(start, end).trimEnd().split('\n').length;
  const own = times.slice(first, first + lines).filter((time) => time !== undefined);
  return own.sort().at(-1);
}

const messages = {
  ru: {
    ...russianChanges,
    film: russianRecordings.film,
    statuses: { ...russianSessions.statuses, scheduled: russianChanges.scheduled },
  },
  en: {
    ...englishChanges,
    film: englishRecordings.film,
    statuses: { ...englishSessions.statuses, scheduled: englishChanges.scheduled },
  },
};

/** More than a reader asks for; older ones stay on the page. */
const maxEntries = 100;

/** Writes the feeds of both languages; one without entries is not there (decision 041). */
export function writeFeedFiles({ getNodesByType }: ParentSpanPluginArgs): void {
  const site = getNodesByType('SiteSettings')[0];
  if (site === undefined) return;
  const sessions = getNodesByType('Session').sort(compareSessions);
  const year = sessions.at(-1)?.fields.year ?? site.currentEdition;
  for (const locale of localeCodes) {
    const changes = changeEntries(sessions, site.domain, locale);
    const press = publishedReleases(getNodesByType('Release'), moscowDay(now())).map((release) =>
      releaseEntry(release, site.domain, locale),
    );
    const recordings = sessions.flatMap((session) => recordingEntry(session, site.domain, locale));
    const feeds: Record<FeedOf, { page: string; title: string; entries: FeedEntry[] }> = {
      changes: {
        page: changesPath(year),
        title: messages[locale].feedOfChanges,
        entries: changes,
      },
      press: { page: '/press/', title: messages[locale].feedOfPress, entries: press },
      news: {
        page: '/',
        title: messages[locale].feedOfNews,
        entries: [...changes, ...recordings, ...press],
      },
    };
    const url = (of: string) => `https://${site.domain}${of}`;
    for (const holds of feedsOf(changes.length > 0, press.length > 0, recordings.length > 0)) {
      const { page, title, entries } = feeds[holds];
      const feed = writeFeed({
        id: tag(site.domain, `feeds/${locale}/${holds}`),
        title: `${localize(site.name, locale)}: ${title}`,
        language: locale,
        author: localize(site.name, locale),
        self: url(feedPath(locale, holds)),
        page: url(localizedPath(page, locale)),
        entries,
      });
      writePublic(feedPath(locale, holds), feed);
    }
  }
}

/** Never changes, wherever the page moves; the year is that of the first feeds. */
const tag = (domain: string, name: string) => `tag:${domain},2026:${name}`;

function changeEntries(
  sessions: readonly Nodes['Session'][],
  domain: string,
  locale: Locale,
): FeedEntry[] {
  const { statuses } = messages[locale];
  return newestChanges(sessions)
    .slice(0, maxEntries)
    .map(({ session, change, number }) => {
      const { slug, title, start, fields } = session;
      const anchor = changeAnchor(slug, number);
      return {
        id: tag(domain, `changes/${fields.year}/${anchor}`),
        title: `${statuses[change.status]} ${localize(title, locale)}`,
        published: `${change.at}:00+03:00`,
        corrected: correctedAt(fields, slug, number),
        url: `https://${domain}${localizedPath(changesPath(fields.year), locale)}#${anchor}`,
        text: `${localize(change.what, locale)}\n\n${formatDay(fields.date, locale, 'weekday')}, ${start}`,
      };
    });
}

/** Files of days with the times of their lines; git is asked once for each. */
const days = new Map<string, { text: string; times: readonly (string | undefined)[] }>();

function correctedAt(
  { year, date }: { year: number; date: string },
  slug: string,
  number: number,
): string | undefined {
  const file = `${year}/programme/${date}.yaml`;
  const day = days.get(file) ?? {
    text: readFileSync(path.join(contentRoot(), file), 'utf8'),
    times: lineTimes(file),
  };
  days.set(file, day);
  return changeTime(day.text, day.times, { slug, number });
}

/** A recording, from the moment it was added; the entry leads to the session's page. */
function recordingEntry(
  { slug, title, summary, recording, changes, fields: { year } }: Nodes['Session'],
  domain: string,
  locale: Locale,
): FeedEntry[] {
  const isThere = recording !== undefined && recording.added <= moscowTime(now());
  if (!isThere || statusOf(changes).status === 'cancelled') return [];
  const name = localize(title, locale);
  return [
    {
      id: tag(domain, `recordings/${year}/${slug}`),
      title: messages[locale].film.replace('{{title}}', name),
      published: `${recording.added}:00+03:00`,
      url: `https://${domain}${localizedPath(`/program/${year}/${slug}/`, locale)}`,
      text: plainText(localize(summary, locale)),
    },
  ];
}

function releaseEntry(
  { title, summary, text, fields: { slug, date } }: Nodes['Release'],
  domain: string,
  locale: Locale,
): FeedEntry {
  return {
    id: tag(domain, `press/${slug}`),
    title: localize(title, locale),
    published: `${date}T00:00:00+03:00`,
    corrected: trueContentTimes().get(`releases/${slug}.yaml`),
    url: `https://${domain}${localizedPath(releasePath(slug), locale)}`,
    text: `${localize(summary, locale)}\n\n${plainText(localize(text, locale))}`,
  };
}
