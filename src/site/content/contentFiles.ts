import type { AnySchema, InferType } from 'yup';
import { captionsSchema, editionSchema } from '../../edition/schema';
import { exhibitorSchema } from '../../exhibitors/schema';
import { formSchema } from '../../forms/schema';
import { navigationSchema } from '../../shell/header/schema';
import { noticesSchema, type WrittenNotice } from '../../venue/notices/schema';
import { pageSchema, type Page } from './page';
import { partnerSchema } from '../../partners/schema';
import { planSchema } from '../../plan/schema';
import { releaseSchema } from '../../press/schema';
import { redirectsSchema } from '../../content/redirect';
import { programmeSchema } from '../../programme/schema';
import { siteSchema } from '../../content/site';
import { speakerSchema } from '../../speakers/schema';
import { waySchema } from '../../way/schema';

type Kind = {
  /** The kind's name for editors (src/content/shapes.ts). */
  label: string;
  /** GraphQL type of the kind's records; a list file has one record for each item. */
  typeName: string;
  schema: AnySchema;
  /**
   * Path of the kind's files in the content folder; the parts in braces become fields of the
   * record.
   */
  place: string;
};

/** Every kind of YAML file that editors write. */
export const kinds = {
  site: {
    label: 'Сайт / Site',
    typeName: 'SiteSettings',
    schema: siteSchema,
    place: 'site.yaml',
  },
  navigation: {
    label: 'Меню / Menus',
    typeName: 'Navigation',
    schema: navigationSchema,
    place: 'navigation.yaml',
  },
  redirects: {
    label: 'Правила переадресации / Redirects',
    typeName: 'Redirect',
    schema: redirectsSchema,
    place: 'redirects.yaml',
  },
  notices: {
    label: 'Объявления / Notices',
    typeName: 'Notice',
    schema: noticesSchema,
    place: 'notices.yaml',
  },
  page: {
    label: 'Страница / Page',
    typeName: 'Page',
    schema: pageSchema,
    place: 'pages/{route}.yaml',
  },
  form: {
    label: 'Форма / Form',
    typeName: 'LeadForm',
    schema: formSchema,
    place: 'forms/{slug}.yaml',
  },
  release: {
    label: 'Пресс-релиз / Press release',
    typeName: 'Release',
    schema: releaseSchema,
    place: 'releases/{slug}.yaml',
  },
  edition: {
    label: 'Выпуск ярмарки / Edition',
    typeName: 'Edition',
    schema: editionSchema,
    place: '{year}/edition.yaml',
  },
  plan: {
    label: 'План / Plan',
    typeName: 'Plan',
    schema: planSchema,
    place: '{year}/plan.yaml',
  },
  way: {
    label: 'Путь / Way',
    typeName: 'Way',
    schema: waySchema,
    place: '{year}/way.yaml',
  },
  exhibitor: {
    label: 'Участник / Exhibitor',
    typeName: 'Exhibitor',
    schema: exhibitorSchema,
    place: '{year}/exhibitors/{slug}/index.yaml',
  },
  speaker: {
    label: 'Спикер / Speaker',
    typeName: 'Speaker',
    schema: speakerSchema,
    place: '{year}/speakers/{slug}/index.yaml',
  },
  programme: {
    label: 'Программа / Programme',
    typeName: 'Session',
    schema: programmeSchema,
    place: '{year}/programme/{date}.yaml',
  },
  partner: {
    label: 'Партнёр / Partner',
    typeName: 'Partner',
    schema: partnerSchema,
    place: '{year}/partners/{slug}/index.yaml',
  },
  captions: {
    label: 'Подписи к снимкам / Captions of photographs',
    typeName: 'PhotoCaption',
    schema: captionsSchema,
    place: '{year}/photos/captions.yaml',
  },
} as const satisfies Record<string, Kind>;

type Kinds = typeof kinds;
export type ContentKind = keyof Kinds;
export const contentKinds = Object.keys(kinds) as ContentKind[];

/** The parsed contents of a valid file of each kind. */
export type ContentRecords = Omit<
  { [Name in ContentKind]: InferType<Kinds[Name]['schema']> },
  'page' | 'notices'
> & { page: Page; notices: WrittenNotice[] };

type PartsOf<Place extends string> = Place extends `${string}{${infer Part}}${infer Rest}`
  ? Part | PartsOf<Rest>
  : never;
/** The fields that the path of a file gives to each of its records. */
type PathFields<Name extends ContentKind> = {
  [Part in PartsOf<Kinds[Name]['place']>]: Part extends 'year' ? number : string;
};
type Item<Written> = Written extends readonly (infer One)[] ? One : Written;

/** A record with the fields from its file's path, by GraphQL type. */
export type RecordsByType = {
  [Name in ContentKind as Kinds[Name]['typeName']]: Item<ContentRecords[Name]> & {
    fields: PathFields<Name>;
  };
} & { Release: { fields: { date: string } } };

/**
 * The kind of a content file, and the fields from its path: the folders give year and slug; in the
 * programme, the file name is the day.
 */
export type ContentFile = {
  kind: ContentKind;
  year?: number;
  slug?: string;
  route?: string;
  date?: string;
};

const patterns = new Map(contentKinds.map((kind) => [kind, patternOf(kinds[kind].place)]));

function patternOf(place: string): RegExp {
  const groups: Readonly<Record<string, string>> = { year: String.raw`\d{4}`, route: '.+' };
  const pattern = place
    .replaceAll('.', String.raw`\.`)
    .replace(/\{(\w+)\}/g, (_, part: string) => `(?<${part}>${groups[part] ?? '[^/]+'})`);
  return new RegExp(`^${pattern}$`);
}

/** Returns the names of the fields that the path of a kind's file gives. */
export function pathFieldsOf(kind: ContentKind): (keyof Omit<ContentFile, 'kind'>)[] {
  const parts = [...kinds[kind].place.matchAll(/\{(year|slug|route|date)\}/g)].map(
    ([, part]) => part as keyof Omit<ContentFile, 'kind'>,
  );
  return kind === 'release' ? [...parts, 'date'] : parts;
}

/**
 * Reads kind, year, slug, route or day from a path inside the content folder; undefined if the path
 * fits no kind.
 */
export function readContentPath(relativePath: string): ContentFile | undefined {
  for (const [kind, pattern] of patterns) {
    const match = pattern.exec(relativePath);
    if (match === null) continue;
    const { year, slug, route, date = dayOf(kind, slug) } = match.groups ?? {};
    return { kind, slug, route, date, year: year === undefined ? undefined : Number(year) };
  }
  return undefined;
}

/** A release's file name begins with its day. */
const dayOf = (kind: ContentKind, slug: string | undefined) =>
  kind === 'release' ? slug?.slice(0, 10) : undefined;

/**
 * Returns the GraphQL type of a YAML file by its path (option `typeName` of
 * gatsby-transformer-yaml).
 */
export function yamlTypeName({ node }: { node: { relativePath?: unknown } }): string {
  const file =
    typeof node.relativePath === 'string' ? readContentPath(node.relativePath) : undefined;
  return file === undefined ? 'StrangeYaml' : kinds[file.kind].typeName;
}
