import type { Edition } from '../../content-model/edition';
import type { Site } from '../../content-model/site';
import { localize, type Locale } from '../../i18n/locales';
import { formatDayRange } from '../../lib/dayRange';
import type { Share } from './drawShare';

export type EditionNode = Edition & { fields: { year: number } };

/** What a page says of itself where it is shared. */
export type SharedPage = { title: string; language: Locale; year: number | undefined; picture: Share['picture']; isPortrait: boolean };

/** What is drawn for a page: its own name and picture, the fair's name, the days and colour of its edition. */
export class PageShares {
  private readonly editions: ReadonlyMap<number, EditionNode>;

  constructor(
    private readonly site: Site,
    editions: readonly EditionNode[],
  ) {
    this.editions = new Map(editions.map((edition) => [edition.fields.year, edition]));
  }

  /** Pages of no year show the current edition; `undefined` where the site has none yet. */
  of({ title, language, year, picture, isPortrait }: SharedPage): Share | undefined {
    const current = this.editions.get(this.site.currentEdition);
    const edition = year === undefined ? current : (this.editions.get(year) ?? current);
    if (edition === undefined) return undefined;
    const fair = localize(this.site.name, language);
    return {
      title,
      // The home page has the fair's name already.
      fair: title === fair ? localize(edition.venue.name, language) : fair,
      days: formatDayRange(edition.firstDay, edition.lastDay, language),
      colour: edition.colour.light,
      picture,
      isPortrait,
    };
  }
}
