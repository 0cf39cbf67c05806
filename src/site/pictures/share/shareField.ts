import type { CreateResolversArgs } from 'gatsby';
import type { Edition } from '../../../edition/schema';
import {
  type Context,
  type NodeModel,
  type Nodes,
  findExhibitorOf,
  findSeasonEdition,
} from '../../content/nodes';
import type { Site } from '../../../content/site';
import { sessionHall } from '../../../programme/model/sessionHall';
import { localize, type Locale, type Localized } from '../../../i18n/locales';
import { formatDay, formatDayRange } from '../../../lib/time/days';
import { withYear } from '../../../lib/fillYear';
import { makersOf } from '../../../works/model/artists';
import { saleWords } from '../../content/saleWords';
import { translator } from '../../content/translator';
import { findSiblingFile } from '../siblingFile';
import { type WorkCard, writeShare } from './sharePicture';

type Work = NonNullable<Nodes['Exhibitor']['works']>[number];
type Args = { language: Locale; year?: number | null };
/** The contents of a page's share picture, and the record whose folder contains its photographs. */
type Shared = {
  name: Localized;
  year?: number | null;
  /**
   * The page's own wide picture. Unless it is a WebP, the page shares it instead of a drawn one.
   */
  own?: string | undefined;
  picture?: string | undefined;
  source: unknown;
  /** The texts of the card next to a work that is shown whole. */
  card?: Pick<WorkCard, 'by' | 'sale' | 'isGone' | 'stand'>;
  /** The edition of the page, unless it follows from `year`. */
  edition?: Edition | null;
  /** A session's day, hour and hall, or a release's day. */
  when?: string;
};
type Describe<Kind> = (
  record: Kind,
  args: Args,
  find: Find,
  nodeModel: NodeModel,
) => Shared | undefined | Promise<Shared | undefined>;
type Find = <Name extends keyof Nodes>(type: Name, filter?: object) => Promise<Nodes[Name] | null>;

/**
 * Adds `share(language)` to works and to all records with pages: the path of the picture drawn for
 * the page (decision 014). For a static page with its own picture nothing is drawn, because it
 * shares that picture, unless it is a WebP, which some networks refuse (shell/page/PageHead).
 * With `year`, the picture is for a page that lists a year. Pages that search engines must not
 * index have none.
 */
export function createShareResolvers({ createResolvers }: CreateResolversArgs): void {
  const field = <Kind>(describe: Describe<Kind>) => ({
    type: 'String',
    args: { language: 'String!', year: 'Int' },
    async resolve(record: Kind, args: Args, { nodeModel }: Context) {
      const find: Find = (type, filter) => nodeModel.findOne({ type, query: { filter } });
      const shared = await describe(record, args, find, nodeModel);
      if (shared === undefined || /\.(jpe?g|png|tiff?)$/i.test(shared.own ?? '')) return null;
      const { language, year } = args;
      const site = await find('SiteSettings');
      const edition = shared.edition ?? (await editionOf(shared.year ?? year, site, find));
      if (site === null || edition === null) return null;
      const title = localize(shared.name, language);
      const fair = localize(site.name, language);
      const days = shared.when ?? formatDayRange(edition.firstDay, edition.lastDay, language);
      const colour = edition.colour.light;
      const picture = shared.own ?? shared.picture;
      const file = (await findSiblingFile(nodeModel, shared.source, picture)) ?? undefined;
      if (shared.card !== undefined && file !== undefined) {
        // Keeps the days on one line: no-break spaces, and word joiners around the dash.
        const when = days.replace(/ /g, '\u00a0').replace(/–/g, '\u2060–\u2060');
        return writeShare({ title, fair: `${fair}, ${when}`, colour, ...shared.card }, file);
      }
      const share = {
        title: typeof year === 'number' ? withYear(title, year) : title,
        // The home page's title is already the fair's name, so the venue's name is next to it.
        fair: title === fair ? localize(edition.venue.name, language) : fair,
        days,
        colour,
      };
      return writeShare(share, file);
    },
  });
  createResolvers({
    Exhibitor: { share: field(ofExhibitor) },
    Work: { share: field(ofWork) },
    Speaker: { share: field(ofSpeaker) },
    Session: { share: field(ofSession) },
    Page: { share: field(ofPage) },
    Release: { share: field(ofRelease) },
    Programme: { share: field(ofChanges) },
  });
}

/** An exhibitor's picture shows the first work, whole. */
const ofExhibitor: Describe<Nodes['Exhibitor']> = (exhibitor, { language }) => ({
  name: exhibitor.name,
  year: exhibitor.fields.year,
  picture: exhibitor.works?.[0]?.picture,
  source: exhibitor,
  card: {
    by: localize(exhibitor.city, language),
    sale: '',
    isGone: false,
    stand: standText(exhibitor.stand, language),
  },
});

const ofWork: Describe<Work> = (work, { language }, _find, nodeModel) => {
  const exhibitor = findExhibitorOf(work, nodeModel);
  if (exhibitor === null) return undefined;
  const sale = saleWords(work, language);
  const by = makersOf(exhibitor, work).map((name) => localize(name, language));
  const shownBy = localize(exhibitor.name, language);
  const stand = standText(exhibitor.stand, language);
  return {
    name: work.title,
    year: exhibitor.fields.year,
    picture: work.picture,
    source: work,
    card: {
      by: by.join(', '),
      sale: sale?.text ?? '',
      isGone: sale?.isGone ?? false,
      stand: by.includes(shownBy) ? stand : `${stand}, ${shownBy}`,
    },
  };
};

const standText = (code: string, language: Locale) =>
  translator(language, 'exhibitors')('standCode', { code });

const ofSpeaker: Describe<Nodes['Speaker']> = (speaker) => ({
  name: speaker.name,
  year: speaker.fields.year,
  picture: speaker.portrait?.picture,
  source: speaker,
});

const ofSession: Describe<Nodes['Session']> = async (session, { language }, find, nodeModel) => {
  const { title, start, fields } = session;
  const [year, slug] = fields.speakerReferences[0]?.split('/') ?? [];
  const speaker =
    slug === undefined
      ? null
      : await find('Speaker', { year: { eq: Number(year) }, slug: { eq: slug } });
  const plans = [...(await nodeModel.findAll({ type: 'Plan', query: {} })).entries];
  const hall = sessionHall(plans, session)?.hall;
  return {
    name: title,
    year: fields.year,
    picture: speaker?.portrait?.picture,
    source: speaker,
    when: [formatDay(fields.date, language), start, hall && localize(hall.name, language)]
      .filter(Boolean)
      .join(', '),
  };
};

const ofPage: Describe<Nodes['Page']> = async (page, { year }, find, nodeModel) => {
  if (page.noindex === true) return undefined;
  const isHome = page.fields.route === 'index';
  // The home page's picture shows the fair's name, and the edition that people apply to.
  const site = isHome ? await find('SiteSettings') : null;
  return {
    edition: isHome ? await findSeasonEdition(nodeModel) : null,
    name: site?.name ?? page.title,
    // A list of a year does not use the page's own picture.
    own: typeof year === 'number' ? undefined : page.arch,
    picture: page.arch ?? page.arcade?.at(-1)?.picture,
    source: page,
  };
};

/** A release shows the arch of the press page. */
const ofRelease: Describe<Nodes['Release']> = async ({ title, fields }, { language }, find) => {
  const page = await find('Page', { route: { eq: 'press' } });
  const when = formatDay(fields.date, language);
  return { name: title, picture: page?.arch, source: page, when };
};

/** The changes of a programme show the picture of the programme's page. */
const ofChanges: Describe<{ year: number }> = async ({ year }, _args, find) => {
  const page = await find('Page', { route: { eq: 'program' } });
  const name = {
    ru: translator('ru', 'changes')('title'),
    en: translator('en', 'changes')('title'),
  };
  return { name, year, picture: page?.arch ?? page?.arcade?.at(-1)?.picture, source: page };
};

/** The edition of a year, or the current one if the page or the year has none. */
async function editionOf(
  year: number | null | undefined,
  site: Site | null,
  find: Find,
): Promise<Edition | null> {
  const ofYear = (wantedYear: number | undefined) => find('Edition', { year: { eq: wantedYear } });
  return (typeof year === 'number' ? await ofYear(year) : null) ?? ofYear(site?.currentEdition);
}
