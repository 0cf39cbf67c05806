import type { AnySchema, CustomSchemaMetadata, SchemaDescription } from 'yup';

/**
 * The GraphQL enum for a list of content-model, so that pages get its values as types. GraphQL
 * allows no hyphens in names, so lists with such values stay `String`.
 */
export function enumType(name: string, values: readonly string[]): string {
  return `enum ${name} {\n  ${values.join('\n  ')}\n}\n`;
}

/** What a GraphQL type has besides the fields of its schema. */
export type Besides = {
  /** Fields in SDL that a resolver or a build step answers. */
  computed?: string;
  /** Fields that a resolver answers with another type, or that no page asks for. */
  without?: readonly string[];
};

/** A schema whose GraphQL type is needed. */
export type Root = {
  typeName: string;
  schema: AnySchema;
  /** A node has an `id` and is queried by itself. */
  isNode: boolean;
  /** What the path of a record's file says (site/content/contentFiles). */
  fromPath?: readonly (keyof typeof typesOfPath)[];
};

const typesOfPath = { year: 'Int!', slug: 'String!', route: 'String!', date: 'String!' } as const;

/** How a name of a file becomes the file. */
const fileDirectives: Readonly<Record<string, string>> = {
  ImageSharp: ' @siblingPicture',
  File: ' @siblingFile',
};

/** A schema as yup describes it. */
type Described = Partial<SchemaDescription> & {
  fields?: Record<string, Described>;
  innerType?: Described;
  meta?: CustomSchemaMetadata;
};

/**
 * GraphQL types in SDL of schemas and of all that lies in them: names, lists, choices, texts in two
 * languages, pictures, and what may be left out. Throws where an object's schema names no type
 * (`.meta({ graphql })`), and where two schemas of one name differ.
 */
export function schemaTypes(
  roots: readonly Root[],
  besides: Readonly<Record<string, Besides>>,
): string {
  const types = new Map<string, string>();

  function declare(name: string, sdl: string): void {
    if ((types.get(name) ?? sdl) !== sdl)
      throw new Error(`Two schemas are named ${name} in GraphQL, and differ.`);
    types.set(name, sdl);
  }

  function declareObject(
    name: string,
    { fields = {} }: Described,
    isNode: boolean,
    fromPath: NonNullable<Root['fromPath']> = [],
  ): void {
    const { computed, without = [] } = besides[name] ?? {};
    const lines = [
      ...fromPath.map((key) => `${key}: ${typesOfPath[key]} @proxy(from: "fields.${key}")`),
      ...Object.entries(fields)
        .filter(([key]) => !without.includes(key))
        .map(([key, field]) => `${key}: ${typeOf(field, `${name}.${key}`).join('')}`),
      ...(computed === undefined ? [] : [computed]),
    ];
    const head = isNode ? `type ${name} implements Node @dontInfer` : `type ${name}`;
    declare(name, `${head} {\n  ${lines.join('\n  ')}\n}`);
  }

  /** A field's type and the directive that follows it. */
  function typeOf(field: Described, place: string): [type: string, directive: string] {
    const required = field.optional === true ? '' : '!';
    if (field.type !== 'array') {
      const [type, directive] = singleType(field, place);
      return [`${type}${required}`, directive];
    }
    const [item, directive] = typeOf(field.innerType ?? {}, place);
    return [`[${item}]${required}`, directive];
  }

  function singleType(field: Described, place: string): [type: string, directive: string] {
    const { type, meta, oneOf = [] } = field;
    const named = meta?.graphql;
    if (isLocalized(field)) return ['String', ' @localized'];
    if (type === 'boolean') return ['Boolean', ''];
    if (type === 'number') return [isWhole(field) ? 'Int' : 'Float', ''];
    if (type === 'string' && named === undefined) return ['String', ''];
    if (named === undefined) throw new Error(`${place} (${type}) names no type for GraphQL.`);
    if (type === 'object') declareObject(named, field, false);
    if (oneOf.length > 0) declare(named, enumType(named, oneOf.map(String)));
    return [named, fileDirectives[named] ?? ''];
  }

  for (const { typeName, schema, isNode, fromPath } of roots) {
    const described: Described = schema.describe();
    declareObject(typeName, described.innerType ?? described, isNode, fromPath);
  }
  return [...types.values()].join('\n');
}

/** A text in both languages; that of a name may tell what it is ordered by. */
function isLocalized({ fields = {} }: Described): boolean {
  return fields['ru']?.type === 'string' && fields['en']?.type === 'string';
}

const isWhole = ({ oneOf = [], tests = [] }: Described) =>
  tests.some(({ name }) => name === 'integer') ||
  (oneOf.length > 0 && oneOf.every(Number.isInteger));
