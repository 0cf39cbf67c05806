import type { Edition } from '../../../edition/schema';
import type { Site } from '../../../content/site';
import { localize, type Locale } from '../../../i18n/locales';
import { formatDayRange } from '../../../lib/time/dayRange';
import type { SharePicture } from './drawShare';

/** What differs between the share pictures of one edition. */
export type SharedPage = {
  title: string;
  language: Locale;
  isPortrait: boolean;
  /** Of a session: its day, hour and hall. */
  when?: string | undefined;
};

/**
 * What is drawn for a page: its own name, the fair's name, its own time and place, else the days of
 * its edition, in the edition's colour.
 */
export function sharePictureOf(
  { title, language, isPortrait, when }: SharedPage,
  site: Pick<Site, 'name'>,
  edition: Edition,
): SharePicture {
  const fair = localize(site.name, language);
  return {
    title,
    // The home page's title already is the fair's name, so the venue's name goes beside it.
    fair: title === fair ? localize(edition.venue.name, language) : fair,
    days: when ?? formatDayRange(edition.firstDay, edition.lastDay, language),
    colour: edition.colour.light,
    isPortrait,
  };
}
