import type { ParentSpanPluginArgs } from 'gatsby';
import type { Nodes } from '../content/nodes';
import { calendarPath } from '../../programme/model/calendarPath';
import { calendarsOf, type CalendarPart } from '../../programme/model/calendars';
import { statusOf } from '../../programme/model/sessionChanges';
import { editionWith } from '../../edition/model/editionWith';
import { sessionEvent } from '../../programme/model/sessionCalendar';
import { localeCodes, localize, type Localized } from '../../i18n/locales';
import englishProgramme from '../../i18n/messages/en/programme.json';
import englishSessions from '../../i18n/messages/en/sessions.json';
import russianProgramme from '../../i18n/messages/ru/programme.json';
import russianSessions from '../../i18n/messages/ru/sessions.json';
import { localizedPath } from '../../i18n/paths';
import { writeCalendar, type CalendarEvent } from '../../lib/time/icalendar';
import { formatDay } from '../../lib/time/days';
import { contentTimes, sessionChange } from '../records/contentTimes';
import { compareSessions } from '../records/order';
import { writePublic } from './writePublic';

const messages = {
  ru: { ...russianSessions, ...russianProgramme },
  en: { ...englishSessions, ...englishProgramme },
};

/**
 * Writes the programme as calendar files in both languages: each session, each day, each year
 * (programme/model/calendarPath). Their times are those of the content in git, not of the clock, so
 * equal content makes equal files (decision 041).
 */
export function writeCalendarFiles({ getNodesByType }: ParentSpanPluginArgs): void {
  const site = getNodesByType('SiteSettings')[0];
  if (site === undefined) return;
  const editions = new Map(
    getNodesByType('Edition').map((edition) => [edition.fields.year, edition]),
  );
  const plans = new Map(getNodesByType('Plan').map((plan) => [plan.fields.year, plan]));
  const speakers = new Map(
    getNodesByType('Speaker').map(({ name, fields }) => [`${fields.year}/${fields.slug}`, name]),
  );
  const hallOf = (year: number, id: string) =>
    plans.get(editionWith(plans.keys(), year) ?? year)?.halls.find((hall) => hall.id === id);
  const sessions = getNodesByType('Session').sort(compareSessions);

  for (const locale of localeCodes) {
    const say = (text: Localized) => localize(text, locale);
    const eventOf = (node: Nodes['Session']): CalendarEvent => {
      const { year, date, speakerReferences } = node.fields;
      const hall = hallOf(year, node.hall);
      const venue = editions.get(year)?.venue;
      const { status, note } = statusOf(node.changes);
      return sessionEvent(
        {
          ...node,
          year,
          date,
          title: say(node.title),
          summary: say(node.summary),
          kind: messages[locale].kinds[node.kind],
          status,
          note: note && say(note),
          speakers: speakerReferences.flatMap((name) => speakers.get(name) ?? []).map(say),
          place: [hall?.name, venue?.name, venue?.address].flatMap((part) =>
            part === undefined ? [] : [say(part)],
          ),
          changed: sessionChange(contentTimes(), node),
          url: `https://${site.domain}${localizedPath(`/program/${year}/${node.slug}/`, locale)}`,
        },
        { domain: site.domain, statuses: messages[locale].statuses },
      );
    };
    const write = (holds: string, name: string, held: readonly Nodes['Session'][]) =>
      writePublic(
        calendarPath(locale, holds),
        writeCalendar({
          producer: site.domain,
          name,
          language: locale,
          events: held.map(eventOf),
        }),
      );
    for (const year of new Set(sessions.map(({ fields }) => fields.year))) {
      const ofYear = sessions.filter(({ fields }) => fields.year === year);
      const fair = `${say(site.name)} ${year}`;
      const names: Record<CalendarPart, (first: Nodes['Session']) => string> = {
        programme: () => messages[locale].programme.toLowerCase(),
        day: ({ fields }) => formatDay(fields.date, locale, 'weekday'),
        hall: ({ hall }) => say(hallOf(year, hall)?.name ?? { ru: hall, en: hall }),
        kind: ({ kind }) => messages[locale].kinds[kind],
      };
      for (const { part, holds, first, sessions: held } of calendarsOf(year, ofYear.map(filed)))
        write(
          holds,
          `${fair}: ${names[part](first.node)}`,
          held.map(({ node }) => node),
        );
      for (const session of ofYear)
        write(`${year}/${session.slug}`, `${fair}: ${say(session.title)}`, [session]);
    }
  }
}

const filed = (node: Nodes['Session']) => ({
  node,
  date: node.fields.date,
  hall: node.hall,
  kind: node.kind,
});
