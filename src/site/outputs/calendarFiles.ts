import type { ParentSpanPluginArgs } from 'gatsby';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from '../content/nodes';
import { calendarPath } from '../../programme/model/calendarPath';
import { editionWith } from '../../edition/model/editionWith';
import { sessionEvent } from '../../programme/model/sessionCalendar';
import { localeCodes, localize, type Locale, type Localized } from '../../i18n/locales';
import englishProgramme from '../../i18n/messages/en/programme.json';
import englishSessions from '../../i18n/messages/en/sessions.json';
import russianProgramme from '../../i18n/messages/ru/programme.json';
import russianSessions from '../../i18n/messages/ru/sessions.json';
import { localizedPath } from '../../i18n/paths';
import { writeCalendar, type CalendarEvent } from '../../lib/time/icalendar';
import { contentTimes, programmeChange } from '../records/contentTimes';
import { compareSessions } from '../records/sessionOrder';

const messages = {
  ru: { ...russianSessions, ...russianProgramme },
  en: { ...englishSessions, ...englishProgramme },
};

/**
 * Writes the programme as calendar files in both languages: each session, each day, each year
 * (programme/model/calendarPath). Their times are those of the content in git, not of the clock, so
 * equal content makes equal files (decision 011).
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
  const sessions = getNodesByType('Session').sort(compareSessions);

  for (const locale of localeCodes) {
    const say = (text: Localized) => localize(text, locale);
    const eventOf = (node: Nodes['Session']): CalendarEvent => {
      const { year, date, speakerReferences } = node.fields;
      const plan = plans.get(editionWith(plans.keys(), year) ?? year);
      const hall = plan?.halls.find(({ id }) => id === node.hall);
      const venue = editions.get(year)?.venue;
      return sessionEvent(
        {
          ...node,
          year,
          date,
          title: say(node.title),
          summary: say(node.summary),
          kind: messages[locale].kinds[node.kind],
          status: node.status ?? 'scheduled',
          note: node.note && say(node.note),
          speakers: speakerReferences.flatMap((name) => speakers.get(name) ?? []).map(say),
          place: [hall?.name, venue?.name, venue?.address].flatMap((part) =>
            part === undefined ? [] : [say(part)],
          ),
          changed: programmeChange(contentTimes(), date),
          url: `https://${site.domain}${localizedPath(`/program/${year}/${node.slug}/`, locale)}`,
        },
        { domain: site.domain, statuses: messages[locale].statuses },
      );
    };
    const write = (holds: string | number, year: number, held: readonly Nodes['Session'][]) => {
      const name = messages[locale].calendarName
        .replace('{{fair}}', say(site.name))
        .replace('{{year}}', String(year));
      const calendar = {
        producer: site.domain,
        name,
        language: locale,
        events: held.map(eventOf),
      };
      writeFile(locale, holds, writeCalendar(calendar));
    };
    for (const year of new Set(sessions.map(({ fields }) => fields.year))) {
      const ofYear = sessions.filter(({ fields }) => fields.year === year);
      write(year, year, ofYear);
      for (const date of new Set(ofYear.map(({ fields }) => fields.date))) {
        write(
          date,
          year,
          ofYear.filter(({ fields }) => fields.date === date),
        );
      }
      for (const session of ofYear) write(`${year}/${session.slug}`, year, [session]);
    }
  }
}

function writeFile(locale: Locale, holds: string | number, text: string): void {
  const file = path.join('public', calendarPath(locale, holds));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
