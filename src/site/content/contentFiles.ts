import type { AnySchema } from 'yup';
import { captionsSchema, type Caption } from '../../content/caption';
import { editionSchema, type Edition } from '../../edition/schema';
import { exhibitorSchema, type Exhibitor } from '../../exhibitors/schema';
import { formSchema, type Form } from '../../forms/schema';
import { navigationSchema, type Navigation } from '../../shell/header/schema';
import { noticesSchema, type WrittenNotice } from '../../venue/notices/schema';
import { pageSchema, type Page } from './page';
import { partnerSchema, type Partner } from '../../partners/schema';
import { planSchema, type Plan } from '../../plan/schema';
import { releaseSchema, type Release } from '../../press/schema';
import { redirectsSchema, type Redirect } from '../../content/redirect';
import { programmeSchema, type Session } from '../../programme/schema';
import { siteSchema, type Site } from '../../content/site';
import { speakerSchema, type Speaker } from '../../speakers/schema';
import { waySchema, type Way } from '../../way/schema';

/** The record in a valid file of each kind. */
export type ContentRecords = {
  site: Site;
  navigation: Navigation;
  redirects: Redirect[];
  notices: WrittenNotice[];
  page: Page;
  form: Form;
  release: Release;
  edition: Edition;
  plan: Plan;
  way: Way;
  exhibitor: Exhibitor;
  speaker: Speaker;
  programme: Session[];
  partner: Partner;
  captions: Caption[];
};

/** Kinds of YAML files that editors write. */
export type ContentKind = keyof ContentRecords;

/**
 * What the path of a content file says: the folders give year and slug; in the programme the file
 * name is the day.
 */
export type ContentFile = {
  kind: ContentKind;
  year?: number;
  slug?: string;
  route?: string;
  date?: string;
};

type Kind = {
  kind: ContentKind;
  /** GraphQL type of its records; a list file has one record for each item. */
  typeName: string;
  schema: AnySchema;
  path: RegExp;
};

const kindOfFile = (
  kind: ContentKind,
  typeName: string,
  schema: AnySchema,
  path: RegExp,
): Kind => ({
  kind,
  typeName,
  schema,
  path,
});

/** Every kind with its place, schema and GraphQL type. */
export const kinds: readonly Kind[] = [
  kindOfFile('site', 'SiteSettings', siteSchema, /^site\.yaml$/),
  kindOfFile('navigation', 'Navigation', navigationSchema, /^navigation\.yaml$/),
  kindOfFile('redirects', 'Redirect', redirectsSchema, /^redirects\.yaml$/),
  kindOfFile('notices', 'Notice', noticesSchema, /^notices\.yaml$/),
  kindOfFile('page', 'Page', pageSchema, /^pages\/(?<route>.+)\.yaml$/),
  kindOfFile('form', 'LeadForm', formSchema, /^forms\/(?<slug>[^/]+)\.yaml$/),
  kindOfFile('release', 'Release', releaseSchema, /^releases\/(?<slug>[^/]+)\.yaml$/),
  kindOfFile('edition', 'Edition', editionSchema, /^(?<year>\d{4})\/edition\.yaml$/),
  kindOfFile('plan', 'Plan', planSchema, /^(?<year>\d{4})\/plan\.yaml$/),
  kindOfFile('way', 'Way', waySchema, /^(?<year>\d{4})\/way\.yaml$/),
  kindOfFile(
    'exhibitor',
    'Exhibitor',
    exhibitorSchema,
    /^(?<year>\d{4})\/exhibitors\/(?<slug>[^/]+)\/index\.yaml$/,
  ),
  kindOfFile(
    'speaker',
    'Speaker',
    speakerSchema,
    /^(?<year>\d{4})\/speakers\/(?<slug>[^/]+)\/index\.yaml$/,
  ),
  kindOfFile(
    'programme',
    'Session',
    programmeSchema,
    /^(?<year>\d{4})\/programme\/(?<date>[^/]+)\.yaml$/,
  ),
  kindOfFile(
    'partner',
    'Partner',
    partnerSchema,
    /^(?<year>\d{4})\/partners\/(?<slug>[^/]+)\/index\.yaml$/,
  ),
  kindOfFile(
    'captions',
    'PhotoCaption',
    captionsSchema,
    /^(?<year>\d{4})\/photos\/captions\.yaml$/,
  ),
];
export const contentKinds = kinds.map(({ kind }) => kind);

/**
 * Reads kind, year, slug, route or day from a path inside the content folder; undefined if no kind
 * belongs there.
 */
export function readContentPath(relativePath: string): ContentFile | undefined {
  for (const { kind, path } of kinds) {
    const match = path.exec(relativePath);
    if (match === null) continue;
    const { year, slug, route, date = dayOf(kind, slug) } = match.groups ?? {};
    return { kind, slug, route, date, year: year === undefined ? undefined : Number(year) };
  }
  return undefined;
}

/** A release's file name begins with its day. */
const dayOf = (kind: ContentKind, slug: string | undefined) =>
  kind === 'release' ? slug?.slice(0, 10) : undefined;

export function kindOf(kind: ContentKind): Kind {
  const found = kinds.find((candidate) => candidate.kind === kind);
  if (found === undefined) throw new Error(`No such kind of content: ${kind}`);
  return found;
}
