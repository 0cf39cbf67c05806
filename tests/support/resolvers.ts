import type { CreateResolversArgs } from 'gatsby';

type Resolve = (source: unknown, args: object, context: object) => unknown;
type Resolvers = Record<string, Record<string, { resolve: Resolve }>>;

/** Returns a function that asks for a field of a GraphQL type: `ask('Work', 'slug', work)`. */
export function resolversOf(create: (args: CreateResolversArgs) => void) {
  const found: Resolvers = {};
  const createResolvers = (created: Resolvers) => {
    for (const [type, fields] of Object.entries(created))
      found[type] = { ...found[type], ...fields };
  };
  create({ createResolvers } as unknown as CreateResolversArgs);
  return (type: string, field: string, source: unknown, args = {}, nodeModel: object = {}) => {
    const resolver = found[type]?.[field];
    if (resolver === undefined) throw new Error(`${type}.${field} has no resolver`);
    return resolver.resolve(source, args, { nodeModel });
  };
}

type Filter = Readonly<Record<string, { eq?: unknown }>>;
type Search = { type: string; query: { filter?: Filter } };
type Given = Readonly<Record<string, unknown>> & { fields?: Readonly<Record<string, unknown>> };

/**
 * Returns a node model of some records by type. A filter compares a field, or a field from the path
 * of a record's file; `name` of a form is its slug.
 */
export function nodeModelOf(records: Readonly<Record<string, readonly object[]>>) {
  const valueOf = (record: Given, name: string) =>
    record[name] ?? record.fields?.[name] ?? (name === 'name' && record.fields?.['slug']);
  const find = ({ type, query: { filter = {} } }: Search) =>
    (records[type] ?? []).filter((record) =>
      Object.entries(filter).every(([name, { eq }]) => valueOf(record as Given, name) === eq),
    );
  return {
    findAll: async (search: Search) => ({ entries: find(search) }),
    findOne: async (search: Search) => find(search)[0] ?? null,
  };
}
