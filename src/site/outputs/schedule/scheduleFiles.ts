import type { ParentSpanPluginArgs } from 'gatsby';
import type { Nodes } from '../../content/nodes';
import { schedulePath } from '../../../programme/model/schedulePath';
import { editionWith } from '../../../edition/model/editionWith';
import { localeCodes } from '../../../i18n/locales';
import { contentTimes, programmeChange } from '../../records/contentTimes';
import { compareSessions } from '../../records/sessionOrder';
import { writePublic } from '../writePublic';
import { scheduleJson } from './scheduleJson';
import { scheduleOf } from './scheduleOf';
import { scheduleXml } from './scheduleXml';

/**
 * Writes each year's programme for other apps, `schedule.xml` and `schedule.json` in both languages
 * (decision 043). Like the calendars they know no clock, so equal content makes equal files.
 */
export function writeScheduleFiles({ getNodesByType }: ParentSpanPluginArgs): void {
  const site = getNodesByType('SiteSettings')[0];
  if (site === undefined) return;
  const plans = new Map(getNodesByType('Plan').map((plan) => [plan.fields.year, plan]));
  const speakers = byReference(getNodesByType('Speaker'));
  const exhibitors = byReference(getNodesByType('Exhibitor'));
  const all = getNodesByType('Session').sort(compareSessions);
  for (const year of new Set(all.map(({ fields }) => fields.year))) {
    const sessions = all.filter(({ fields }) => fields.year === year);
    const halls = plans.get(editionWith(plans.keys(), year) ?? year)?.halls ?? [];
    const changes = sessions.map(({ fields }) => programmeChange(contentTimes(), fields.date));
    const changed = changes.sort().at(-1) ?? '';
    for (const locale of localeCodes) {
      const programme = { year, site, halls, sessions, speakers, exhibitors, changed };
      const schedule = scheduleOf(programme, locale);
      writePublic(schedulePath(locale, year, 'xml'), scheduleXml(schedule));
      writePublic(schedulePath(locale, year, 'json'), JSON.stringify(scheduleJson(schedule)));
    }
  }
}

const byReference = <Kind extends Nodes['Speaker' | 'Exhibitor']>(records: readonly Kind[]) =>
  new Map(records.map((record) => [`${record.fields.year}/${record.fields.slug}`, record]));
