import type { CreateResolversArgs } from 'gatsby';
import type { Edition } from '../../../content-model/edition';
import type { Exhibitor } from '../../../content-model/exhibitor';
import type { Page } from '../../../content-model/page';
import type { Session } from '../../../content-model/session';
import type { Site } from '../../../content-model/site';
import type { Speaker } from '../../../content-model/speaker';
import { localize, type Locale, type Localized } from '../../../i18n/locales';
import { withYear } from '../../../lib/fillYear';
import { findFileBeside } from '../fileBeside';
import { shareOf } from './pageShare';
import { orderShare } from './shareJob';

type NodeModel = Parameters<typeof findFileBeside>[0];
type Args = { language: Locale; year?: number | null };
/** A record's page: what it is called, its year if it has one, and the record in whose folder the picture lies. */
type Shared = { name: Localized; year?: number | null; isPortrait?: boolean; picture?: string; beside: unknown };
type Describe<Kind> = (record: Kind, args: Args, find: Find) => Shared | undefined | Promise<Shared | undefined>;
type Find = <Kind>(type: string, filter?: object) => Promise<Kind | null>;
type OfYear<Kind> = Kind & { fields: { year: number } };

/**
 * `share(language)` of all records that have pages: the path on the site of the picture shown where the page is shared; with
 * `year` that of a page which lists a year. Pages kept out of search have none.
 */
export function createShareResolvers({ createResolvers, actions, reporter }: CreateResolversArgs): void {
  const refuse = (error: Error) => reporter.panic('A picture for social networks could not be drawn.', error);
  const field = <Kind>(describe: Describe<Kind>) => ({
    type: 'String',
    args: { language: 'String!', year: 'Int' },
    async resolve(record: Kind, args: Args, { nodeModel }: { nodeModel: NodeModel }) {
      const find: Find = async <Found>(type: string, filter?: object) => (await nodeModel.findOne({ type, query: { filter } })) as Found | null;
      const shared = await describe(record, args, find);
      const site = await find<Site>('SiteSettings');
      const edition = await editionOf(shared?.year ?? args.year, site, find);
      if (shared === undefined || site === null || edition === null) return null;
      const { name, isPortrait = false, picture, beside } = shared;
      const title = localize(name, args.language);
      const share = shareOf({ title: typeof args.year === 'number' ? withYear(title, args.year) : title, language: args.language, isPortrait }, site, edition);
      const file = await findFileBeside(nodeModel, beside, picture);
      return orderShare(actions, share, file === null ? undefined : { file: file.absolutePath, digest: file.internal.contentDigest }, refuse);
    },
  });
  createResolvers({
    Exhibitor: { share: field(ofExhibitor) },
    Speaker: { share: field(ofSpeaker) },
    Session: { share: field(ofSession) },
    Page: { share: field(ofPage) },
  });
}

const ofExhibitor: Describe<OfYear<Exhibitor>> = (exhibitor) => ({
  name: exhibitor.name,
  year: exhibitor.fields.year,
  picture: exhibitor.works?.[0]?.picture,
  beside: exhibitor,
});

const ofSpeaker: Describe<OfYear<Speaker>> = (speaker) => ({
  name: speaker.name,
  year: speaker.fields.year,
  isPortrait: true,
  picture: speaker.portrait?.picture,
  beside: speaker,
});

const ofSession: Describe<Session & { fields: { year: number; speakerReferences: string[] } }> = async ({ title, fields }, _args, find) => {
  const [year, slug] = fields.speakerReferences[0]?.split('/') ?? [];
  const speaker = slug === undefined ? null : await find<Speaker>('Speaker', { year: { eq: Number(year) }, slug: { eq: slug } });
  return { name: title, year: fields.year, picture: speaker?.portrait?.picture, beside: speaker };
};

const ofPage: Describe<Page & { fields: { route: string } }> = async (page, _args, find) => {
  if (page.noindex === true) return undefined;
  // The home page is called as the fair is.
  const site = page.fields.route === 'index' ? await find<Site>('SiteSettings') : null;
  return { name: site?.name ?? page.title, picture: page.arcade?.at(-1)?.picture, beside: page };
};

/** A year's edition; the current one for pages of no year, and for a year that has none. */
async function editionOf(year: number | null | undefined, site: Site | null, find: Find): Promise<Edition | null> {
  const ofYear = (one: number | undefined) => find<Edition>('Edition', { year: { eq: one } });
  return (typeof year === 'number' ? await ofYear(year) : null) ?? ofYear(site?.currentEdition);
}
