import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import {
  Kind,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { createFields, createTypes } from '../../src/build/records';

/** What Gatsby and its plugins add, as far as the site asks for it. */
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
 * The site's GraphQL schema as far as the shapes of answers go: the types of records, the fields of
 * resolvers, and a query of one and of all for every node. Arguments are left to Gatsby, which
 * checks them in every build.
 */
export function siteSchema(): DocumentNode {
  const definitions = [ofGatsby, ...writtenTypes()].flatMap((sdl) => [...parse(sdl).definitions]);
  const objects = definitions.filter(isObject);
  const fields = new Map<string, Fields>([['Query', new Map()]]);
  const add = (type: string, sdl: string) => {
    const known = fields.get(type) ?? new Map<string, FieldDefinitionNode>();
    for (const field of fieldsOf(`type T {\n${sdl}\n}`)) known.set(field.name.value, field);
    fields.set(type, known);
  };
  for (const { name, fields: own = [] } of objects) {
    const known = fields.get(name.value) ?? new Map<string, FieldDefinitionNode>();
    for (const field of own) known.set(field.name.value, field);
    fields.set(name.value, known);
  }
  for (const name of nodeNames(objects)) {
    add(name, 'id: ID!');
    add('Query', `${name[0]?.toLowerCase()}${name.slice(1)}: ${name}`);
    add('Query', `all${name}: ${name}Connection!`);
    add(
      `${name}Connection`,
      `nodes: [${name}!]!\nedges: [${name}Edge!]!\ntotalCount: Int!\ndistinct: [String!]!`,
    );
    add(`${name}Edge`, `node: ${name}!`);
  }
  for (const [type, field, answer] of resolvedFields()) add(type, `${field}: ${answer}`);
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      ...definitions.filter((definition) => !isObject(definition)),
      ...[...fields].map(([name, own]) => objectOf(name, own, objects)),
    ],
  };
}

const isObject = (definition: DefinitionNode): definition is ObjectTypeDefinitionNode =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION;

const fieldsOf = (sdl: string): readonly FieldDefinitionNode[] =>
  parse(sdl).definitions.filter(isObject)[0]?.fields ?? [];

const nodeNames = (objects: readonly ObjectTypeDefinitionNode[]): string[] => [
  ...new Set(
    objects
      .filter(({ interfaces = [] }) => interfaces.some(({ name }) => name.value === 'Node'))
      .map(({ name }) => name.value),
  ),
];

function objectOf(
  name: string,
  fields: Fields,
  objects: readonly ObjectTypeDefinitionNode[],
): ObjectTypeDefinitionNode {
  const isNode = nodeNames(objects).includes(name);
  const named = (value: string) => ({ kind: Kind.NAME, value }) as const;
  return {
    kind: Kind.OBJECT_TYPE_DEFINITION,
    name: named(name),
    interfaces: isNode ? [{ kind: Kind.NAMED_TYPE, name: named('Node') }] : [],
    fields: [...fields.values()],
  };
}

/** What the build declares to Gatsby, as SDL. */
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

/** The fields that resolvers answer, each with its type. */
function resolvedFields(): [type: string, field: string, answer: string][] {
  const found: [string, string, string][] = [];
  createFields({
    createResolvers: (resolvers: Record<string, Record<string, { type?: string }>>) => {
      for (const [type, fields] of Object.entries(resolvers))
        for (const [field, { type: answer }] of Object.entries(fields))
          if (answer !== undefined) found.push([type, field, answer]);
    },
  } as unknown as CreateResolversArgs);
  return found;
}
