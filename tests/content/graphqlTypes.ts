import type { CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { Kind, parse, type FieldDefinitionNode, type TypeNode } from 'graphql';
import { createFields, createTypes } from '../../src/build/records';

/** One field of a declared type. */
export type DeclaredField = {
  /** Name of its type without `!` and `[]`. */
  type: string;
  isRequired: boolean;
  isList: boolean;
  /** Comes from the file's path rather than its text. */
  isProxy: boolean;
  isLocalized: boolean;
  /** Computed during the build. */
  isResolved: boolean;
};

export type DeclaredTypes = {
  types: Map<string, Map<string, DeclaredField>>;
  /** The values of each enum. */
  enums: Map<string, string[]>;
  /** The type of a section of a kind. */
  sectionType: (kind: string) => string;
};

/** Every GraphQL type that the build declares to Gatsby, including the fields of resolvers. */
export function declaredTypes(): DeclaredTypes {
  const written: string[] = [];
  let sectionType: DeclaredTypes['sectionType'] = () => '';
  createTypes({
    actions: {
      createTypes: (types: unknown) =>
        void written.push(...[types].flat().filter((type) => typeof type === 'string')),
      createFieldExtension: () => undefined,
    },
    schema: {
      buildUnionType: ({ resolveType }: { resolveType: (section: { kind: string }) => string }) => {
        sectionType = (kind) => resolveType({ kind });
        return {};
      },
    },
  } as unknown as CreateSchemaCustomizationArgs);
  const types: DeclaredTypes['types'] = new Map();
  const enums: DeclaredTypes['enums'] = new Map();
  for (const definition of written.flatMap((sdl) => parse(sdl).definitions)) {
    if (isObjectType(definition))
      types.set(
        definition.name.value,
        new Map(definition.fields?.map((field) => [field.name.value, readField(field)])),
      );
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION)
      enums.set(definition.name.value, definition.values?.map(({ name }) => name.value) ?? []);
  }
  for (const [type, field, declared] of resolvedFields()) types.get(type)?.set(field, declared);
  return { types, enums, sectionType };
}

type ObjectType = Extract<
  ReturnType<typeof parse>['definitions'][number],
  { kind: Kind.OBJECT_TYPE_DEFINITION }
>;

function isObjectType(
  definition: ReturnType<typeof parse>['definitions'][number],
): definition is ObjectType {
  return definition.kind === Kind.OBJECT_TYPE_DEFINITION;
}

function readField({ type, directives = [] }: FieldDefinitionNode): DeclaredField {
  const has = (directive: string) => directives.some(({ name }) => name.value === directive);
  return {
    ...readType(type),
    isProxy: has('proxy'),
    isLocalized: has('localized'),
    isResolved: false,
  };
}

function readType(type: TypeNode): Pick<DeclaredField, 'type' | 'isRequired' | 'isList'> {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...readType(type.type), isRequired: true };
  if (type.kind === Kind.LIST_TYPE)
    return { ...readType(type.type), isRequired: false, isList: true };
  return { type: type.name.value, isRequired: false, isList: false };
}

function resolvedFields(): [type: string, field: string, declared: DeclaredField][] {
  const found: [string, string, DeclaredField][] = [];
  createFields({
    createResolvers: (resolvers: Record<string, Record<string, { type?: string }>>) => {
      for (const [type, fields] of Object.entries(resolvers)) {
        for (const [field, { type: written }] of Object.entries(fields)) {
          if (written === undefined) continue;
          const [definition] = parse(`type T { f: ${written} }`).definitions.filter(isObjectType);
          const [read] = definition?.fields ?? [];
          if (read !== undefined)
            found.push([type, field, { ...readField(read), isResolved: true }]);
        }
      }
    },
  } as unknown as CreateResolversArgs);
  return found;
}
