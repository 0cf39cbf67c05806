import type { CreateResolversArgs } from 'gatsby';
import type { Edition } from '../../../edition/schema';
import type { Context, NodeModel, Nodes } from '../../content/nodes';
import type { Site } from '../../../content/site';
import { editionWith } from '../../../edition/model/editionWith';
import { localize, type Locale, type Localized } from '../../../i18n/locales';
import { formatDay } from '../../../lib/time/day';
import { withYear } from '../../../lib/fillYear';
import { findSiblingFile } from '../siblingFile';
import { sharePictureOf } from './pageShare';
import { orderSharePicture } from './shareJob';

type Args = { language: Locale; year?: number | null };
/**
 * What a record's page needs for its share picture: its title, its year if it has one, and the
 * record whose folder holds the picture.
 */
type Shared = {
  name: Localized;
  year?: number | null;
  isPortrait?: boolean;
  picture?: string;
  source: unknown;
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
 * Adds `share(language)` to all records that have pages: the path of the page's share picture on
 * the site. With `year`, it is that of a page which lists a year. Pages kept out of search have
 * none.
 */
export function createShareResolvers({
  createResolvers,
  actions,
  reporter,
}: CreateResolversArgs): void {
  const refuse = (error: Error) =>
    reporter.panic('A picture for social networks could not be drawn.', error);
  const field = <Kind>(describe: Describe<Kind>) => ({
    type: 'String',
    args: { language: 'String!', year: 'Int' },
    async resolve(record: Kind, args: Args, { nodeModel }: Context) {
      const find: Find = (type, filter) => nodeModel.findOne({ type, query: { filter } });
      const shared = await describe(record, args, find, nodeModel);
      const site = await find('SiteSettings');
      const edition = await editionOf(shared?.year ?? args.year, site, find);
      if (shared === undefined || site === null || edition === null) return null;
      const { name, isPortrait = false, picture, source, when } = shared;
      const title = localize(name, args.language);
      const share = sharePictureOf(
        {
          title: typeof args.year === 'number' ? withYear(title, args.year) : title,
          language: args.language,
          isPortrait,
          when,
        },
        site,
        edition,
      );
      const file = await findSiblingFile(nodeModel, source, picture);
      return orderSharePicture(
        actions,
        share,
        file === null
          ? undefined
          : { file: file.absolutePath, digest: file.internal.contentDigest },
        refuse,
      );
    },
  });
  createResolvers({
    Exhibitor: { share: field(ofExhibitor) },
    Speaker: { share: field(ofSpeaker) },
    Session: { share: field(ofSession) },
    Page: { share: field(ofPage) },
  });
}

const ofExhibitor: Describe<Nodes['Exhibitor']> = (exhibitor) => ({
  name: exhibitor.name,
  year: exhibitor.fields.year,
  picture: exhibitor.works?.[0]?.picture,
  source: exhibitor,
});

const ofSpeaker: Describe<Nodes['Speaker']> = (speaker) => ({
  name: speaker.name,
  year: speaker.fields.year,
  isPortrait: true,
  picture: speaker.portrait?.picture,
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
    picture: speaker?.portrait?.picture,
    source: speaker,
    when: [formatDay(fields.date, language), start, hall && localize(hall.name, language)]
      .filter(Boolean)
      .join(', '),
  };
};

const ofPage: Describe<Nodes['Page']> = async (page, _args, find) => {
  if (page.noindex === true) return undefined;
  // The home page is named after the fair.
  const site = page.fields.route === 'index' ? await find('SiteSettings') : null;
  return {
    name: site?.name ?? page.title,
    picture: page.arch ?? page.arcade?.at(-1)?.picture,
    source: page,
  };
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
