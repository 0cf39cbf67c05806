import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import {
  Kind,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { createFields, createTypes } from '../../src/site/records';

/** What Gatsby and its plugins add, as far as the site uses it. */
const ofGatsby = /* GraphQL */ `
  scalar GatsbyImageData
  interface Node {
    id: ID!
  }
  type File implements Node {
    id: ID!
    name: String!
    publicURL: String
    childImageSharp: ImageSharp
  }
  type ImageSharp implements Node {
    id: ID!
  }
  type SitePage implements Node {
    id: ID!
    path: String!
  }
  type Locale implements Node {
    id: ID!
    language: String
    ns: String
    data: String
  }
`;

type Fields = Map<string, FieldDefinitionNode>;

/**
 * Returns the site's GraphQL schema as far as the shapes of results matter: the types of records,
 * the fields of resolvers, and queries for one and for all of every node. Arguments are left to
 * Gatsby, which checks them in every build.
 */
export function siteSchema(): DocumentNode {
  const definitions = [ofGatsby, ...writtenTypes()].flatMap((sdl) => [...parse(sdl).definitions]);
  const objects = definitions.filter(isObject);
  const types = new Map<string, Fields>();
  const add = (type: string, fields: readonly FieldDefinitionNode[]) => {
    const known: Fields = types.get(type) ?? new Map();
    for (const field of fields) known.set(field.name.value, field);
    types.set(type, known);
  };
  for (const { name, fields = [] } of objects) add(name.value, fields);
  for (const name of new Set(objects.filter(isNode).map((node) => node.name.value))) {
    const [first = ''] = name;
    add(name, fieldsOf('id: ID!'));
    add('Query', fieldsOf(`${first.toLowerCase()}${name.slice(1)}: ${name}`));
    add('Query', fieldsOf(`all${name}: ${name}Connection!`));
    add(`${name}Edge`, fieldsOf(`node: ${name}!`));
    add(
      `${name}Connection`,
      fieldsOf(`nodes: [${name}!]! edges: [${name}Edge!]! totalCount: Int! distinct: [String!]!`),
    );
  }
  for (const [type, field, answer] of resolvedFields()) add(type, fieldsOf(`${field}: ${answer}`));
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      ...definitions.filter((definition) => !isObject(definition)),
      ...[...types].map(([name, fields]) => objectOf(name, fields)),
    ],
  };
}

const isObject = (definition: DefinitionNode): definition is ObjectTypeDefinitionNode =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION;

const isNode = ({ interfaces = [] }: ObjectTypeDefinitionNode) =>
  interfaces.some(({ name }) => name.value === 'Node');

const fieldsOf = (sdl: string): readonly FieldDefinitionNode[] =>
  parse(`type T { ${sdl} }`).definitions.filter(isObject)[0]?.fields ?? [];

const objectOf = (name: string, fields: Fields): ObjectTypeDefinitionNode => ({
  kind: Kind.OBJECT_TYPE_DEFINITION,
  name: { kind: Kind.NAME, value: name },
  fields: [...fields.values()],
});

/** Returns the types that the build declares to Gatsby, as SDL. */
function writtenTypes(): string[] {
  const written: string[] = [];
  createTypes({
    actions: {
      createTypes: (types: readonly unknown[]) => {
        for (const type of types) if (typeof type === 'string') written.push(type);
      },
      createFieldExtension: () => undefined,
    },
    schema: {
      buildUnionType: ({ name, types }: { name: string; types: readonly string[] }) => {
        written.push(`union ${name} = ${types.join(' | ')}`);
      },
    },
  } as unknown as CreateSchemaCustomizationArgs);
  return written;
}

/** Returns the fields that resolvers add, each with its type. */
function resolvedFields(): [type: string, field: string, answer: string][] {
  const declarations: [string, string, string][] = [];
  createFields({
    createResolvers: (resolvers: Record<string, Record<string, { type?: string }>>) => {
      for (const [type, fields] of Object.entries(resolvers))
        for (const [field, { type: answer }] of Object.entries(fields))
          if (answer !== undefined) declarations.push([type, field, answer]);
    },
  } as unknown as CreateResolversArgs);
  return declarations;
}
