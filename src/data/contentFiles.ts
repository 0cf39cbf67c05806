import type { AnySchema } from 'yup';
import { editionSchema } from '../content-model/edition';
import { exhibitorSchema } from '../content-model/exhibitor';
import { navigationSchema } from '../content-model/navigation';
import { pageSchema } from '../content-model/page';
import { siteSchema } from '../content-model/site';
import { speakerSchema } from '../content-model/speaker';

/** The kinds of YAML files an editor may write. */
export type ContentKind = 'site' | 'navigation' | 'page' | 'edition' | 'exhibitor' | 'speaker';

/** What a content file is, read from its path alone: the folder names are the year and the slug. */
export type ContentFile = { kind: ContentKind; year?: number; slug?: string; route?: string };

type Kind = {
  kind: ContentKind;
  /** GraphQL type of its records. */
  typeName: string;
  schema: AnySchema;
  path: RegExp;
};

/** Every kind: where it lives, its schema and its GraphQL type. */
export const kinds: readonly Kind[] = [
  { kind: 'site', typeName: 'SiteSettings', schema: siteSchema, path: /^site\.yaml$/ },
  { kind: 'navigation', typeName: 'Navigation', schema: navigationSchema, path: /^navigation\.yaml$/ },
  { kind: 'page', typeName: 'Page', schema: pageSchema, path: /^pages\/(?<route>.+)\.yaml$/ },
  { kind: 'edition', typeName: 'Edition', schema: editionSchema, path: /^(?<year>\d{4})\/edition\.yaml$/ },
  {
    kind: 'exhibitor',
    typeName: 'Exhibitor',
    schema: exhibitorSchema,
    path: /^(?<year>\d{4})\/exhibitors\/(?<slug>[^/]+)\/index\.yaml$/,
  },
  {
    kind: 'speaker',
    typeName: 'Speaker',
    schema: speakerSchema,
    path: /^(?<year>\d{4})\/speakers\/(?<slug>[^/]+)\/index\.yaml$/,
  },
];

/** Names the kind, year, slug or route of a file, by its path inside the content folder; `undefined` for strangers. */
export function readContentPath(relativePath: string): ContentFile | undefined {
  for (const { kind, path } of kinds) {
    const match = path.exec(relativePath);
    if (match === null) continue;
    const { year, slug, route } = match.groups ?? {};
    return { kind, slug, route, year: year === undefined ? undefined : Number(year) };
  }
  return undefined;
}

/** The kind's schema, type and place. */
export function kindOf(kind: ContentKind): Kind {
  const found = kinds.find((candidate) => candidate.kind === kind);
  if (found === undefined) throw new Error(`No such kind of content: ${kind}`);
  return found;
}
