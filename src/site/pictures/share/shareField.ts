import type { CreateResolversArgs } from 'gatsby';
import type { Edition } from '../../../edition/schema';
import type { Context, NodeModel, Nodes } from '../../content/nodes';
import type { Site } from '../../../content/site';
import { editionWith } from '../../../edition/model/editionWith';
import { localize, type Locale, type Localized } from '../../../i18n/locales';
import englishChanges from '../../../i18n/messages/en/changes.json';
import russianChanges from '../../../i18n/messages/ru/changes.json';
import { formatDay } from '../../../lib/time/day';
import { formatDayRange } from '../../../lib/time/dayRange';
import { withYear } from '../../../lib/fillYear';
import { findSiblingFile } from '../siblingFile';
import { writeShare } from './shareFile';

type Args = { language: Locale; year?: number | null };
/** What a page may have drawn, and the record whose folder holds its pictures. */
type Shared = {
  name: Localized;
  year?: number | null;
  /** Shown on the page itself. */
  own?: string | undefined;
  /** Of something else, for the arch alone. */
  other?: string | undefined;
  source: unknown;
  /** Of a session its day, hour and hall, of a release its day. */
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
 * Adds `share(language)` to all records that have pages: the path of the picture that is drawn for
 * the page's share picture. A page with a picture of its own shares that one, so nothing is drawn,
 * unless it is a WebP, which some networks refuse (shell/page/sharedPicture). With `year`, it is
 * that of a page which lists a year. Pages kept out of search have none.
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
      const edition = await editionOf(shared.year ?? year, site, find);
      if (site === null || edition === null) return null;
      const title = localize(shared.name, language);
      const fair = localize(site.name, language);
      const share = {
        title: typeof year === 'number' ? withYear(title, year) : title,
        // The home page's title already is the fair's name, so the venue's name goes beside it.
        fair: title === fair ? localize(edition.venue.name, language) : fair,
        days: shared.when ?? formatDayRange(edition.firstDay, edition.lastDay, language),
        colour: edition.colour.light,
      };
      const file = await findSiblingFile(nodeModel, shared.source, shared.own ?? shared.other);
      return writeShare(share, file ?? undefined);
    },
  });
  createResolvers({
    Exhibitor: { share: field(ofExhibitor) },
    Speaker: { share: field(ofSpeaker) },
    Session: { share: field(ofSession) },
    Page: { share: field(ofPage) },
    Release: { share: field(ofRelease) },
    Programme: { share: field(ofChanges) },
  });
}

const ofExhibitor: Describe<Nodes['Exhibitor']> = (exhibitor) => ({
  name: exhibitor.name,
  year: exhibitor.fields.year,
  own: exhibitor.works?.[0]?.picture,
  source: exhibitor,
});

const ofSpeaker: Describe<Nodes['Speaker']> = (speaker) => ({
  name: speaker.name,
  year: speaker.fields.year,
  own: speaker.portrait?.picture,
  source: speaker,
});

const ofSession: Describe<Nodes['Session']> = async (session, { language }, find, nodeModel) => {
  const { title, start, hall: id, fields } = session;
  const [year, slug] = fields.speakerReferences[0]?.split('/') ?? [];
  const speaker =
    slug === undefined
      ? null
      : await find('Speaker', { year: { eq: Number(year) }, slug: { eq: slug } });
  const plans = [...(await nodeModel.findAll({ type: 'Plan', query: {} })).entries];
  const yearOfPlan = editionWith(
    plans.map((plan) => plan.fields.year),
    fields.year,
  );
  const hall = plans
    .find((plan) => plan.fields.year === yearOfPlan)
    ?.halls.find((one) => one.id === id);
  return {
    name: title,
    year: fields.year,
    other: speaker?.portrait?.picture,
    source: speaker,
    when: [formatDay(fields.date, language), start, hall && localize(hall.name, language)]
      .filter(Boolean)
      .join(', '),
  };
};

const ofPage: Describe<Nodes['Page']> = async (page, { year }, find) => {
  if (page.noindex === true) return undefined;
  // The home page is named after the fair.
  const site = page.fields.route === 'index' ? await find('SiteSettings') : null;
  return {
    name: site?.name ?? page.title,
    // A list of a year does not show it.
    own: typeof year === 'number' ? undefined : page.arch,
    other: page.arch ?? page.arcade?.at(-1)?.picture,
    source: page,
  };
};

/** A release shows the arch of the press page. */
const ofRelease: Describe<Nodes['Release']> = async ({ title, fields }, { language }, find) => {
  const page = await find('Page', { route: { eq: 'press' } });
  const when = formatDay(fields.date, language);
  return { name: title, other: page?.arch, source: page, when };
};

/** What has changed in a programme, beside the picture of the programme's page. */
const ofChanges: Describe<{ year: number }> = async ({ year }, _args, find) => {
  const page = await find('Page', { route: { eq: 'program' } });
  const name = { ru: russianChanges.title, en: englishChanges.title };
  return { name, year, other: page?.arch ?? page?.arcade?.at(-1)?.picture, source: page };
};

/**
 * The edition of a year; the current one for pages without a year, and for years without an
 * edition.
 */
async function editionOf(
  year: number | null | undefined,
  site: Site | null,
  find: Find,
): Promise<Edition | null> {
  const ofYear = (one: number | undefined) => find('Edition', { year: { eq: one } });
  return (typeof year === 'number' ? await ofYear(year) : null) ?? ofYear(site?.currentEdition);
}
