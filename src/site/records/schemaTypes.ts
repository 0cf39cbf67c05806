import type { AnySchema, CustomSchemaMetadata, SchemaDescription } from 'yup';

/**
 * Returns the GraphQL enum for a list of values, so that pages get its values as types. GraphQL
 * allows no hyphens in names, so fields with such values stay `String`.
 */
export function enumType(name: string, values: readonly string[]): string {
  return `enum ${name} {\n  ${values.join('\n  ')}\n}\n`;
}

/** How a GraphQL type differs from the fields of its schema. */
export type TypeChanges = {
  /** Additional fields in SDL; a resolver or a build step gives their values. */
  computed?: string;
  /** Fields that a resolver gives with another type, or that no page queries. */
  without?: readonly string[];
};

/** A schema for which a GraphQL type is made. */
export type Root = {
  typeName: string;
  schema: AnySchema;
  /** Whether the type is a Gatsby node, which has an `id` and can be queried by itself. */
  isNode: boolean;
  /** Fields from the path of a record's file (site/content/contentFiles). */
  fromPath?: readonly (keyof typeof typesOfPath)[];
};

const typesOfPath = { year: 'Int!', slug: 'String!', route: 'String!', date: 'String!' } as const;

/** Directives that resolve a file name to the file. */
const fileDirectives: Readonly<Record<string, string>> = {
  ImageSharp: ' @siblingPicture',
  File: ' @siblingFile',
};

/** A schema in the form that yup's `describe` returns. */
type Described = Partial<SchemaDescription> & {
  fields?: Record<string, Described>;
  innerType?: Described;
  meta?: CustomSchemaMetadata;
};

/**
 * Returns GraphQL types in SDL for schemas and everything inside them: objects, lists, choices,
 * texts in two languages, pictures, optional fields. Throws if the schema of an object names no
 * type (`.meta({ graphql })`), or if two schemas with the same name differ.
 */
export function schemaTypes(
  roots: readonly Root[],
  typeChanges: Readonly<Record<string, TypeChanges>>,
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
    const { computed, without = [] } = typeChanges[name] ?? {};
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

  /** Returns a field's type and the directive after it. */
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

/** Whether a schema is a text in both languages. The schema of a name can also have a sort key. */
function isLocalized({ fields = {} }: Described): boolean {
  return fields['ru']?.type === 'string' && fields['en']?.type === 'string';
}

const isWhole = ({ oneOf = [], tests = [] }: Described) =>
  tests.some(({ name }) => name === 'integer') ||
  (oneOf.length > 0 && oneOf.every(Number.isInteger));
