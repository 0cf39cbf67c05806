import type { AnySchema } from 'yup';
import { kinds } from '../../src/content-model/contentFiles';
import { sectionKinds } from '../../src/content-model/sections';
import { declaredTypes, type DeclaredField } from './graphqlTypes';
import { isOptional, schemaWord, type Described } from './schemaWord';

const { types, enums, sectionType } = declaredTypes();

/** Keys that pages need not query: the kind of a section is its GraphQL type. */
const unasked = new Set(['kind']);

/** Fields read by the build's configuration rather than by a page. */
const configured = new Set(['SiteSettings.services']);

/** Fields that always have a value, even if an editor omits them: their resolvers supply one. */
const answered = new Set([
  'Session.speakers',
  'Session.exhibitors',
  'Session.status',
  'ProgrammeSection.sessions',
  'WorksSection.works',
  'Work.slug',
  'WorkSize.height',
  'WorkSize.width',
]);

const scalars: Record<string, readonly string[]> = {
  string: ['String', 'ImageSharp', 'File'],
  number: ['Int', 'Float'],
  boolean: ['Boolean'],
};

/** Places where a schema and a declared type disagree. */
function differences(typeName: string, described: Described | undefined): string[] {
  const declared = types.get(typeName);
  if (declared === undefined) return [`${typeName} is not declared`];
  const fields = Object.entries(described?.fields ?? {});
  const known = new Set(fields.map(([key]) => key));
  return [
    ...fields.flatMap(([key, field]) => {
      const type = declared.get(key);
      if (type === undefined && configured.has(`${typeName}.${key}`)) return [];
      if (type === undefined)
        return unasked.has(key) && sectionKinds.some((kind) => sectionType(kind) === typeName)
          ? []
          : [`${typeName}.${key} is not declared`];
      return differencesOfField(`${typeName}.${key}`, type, field);
    }),
    ...[...declared].flatMap(([key, { isProxy, isResolved }]) =>
      isProxy || isResolved || known.has(key) ? [] : [`${typeName}.${key} is not in the schema`],
    ),
  ];
}

function differencesOfField(name: string, declared: DeclaredField, described: Described): string[] {
  const found: string[] = [];
  if (declared.isRequired && isOptional(described) && !answered.has(name))
    found.push(`${name} may be left out, and GraphQL says it may not`);
  const inner = described.type === 'array' ? described.innerType : described;
  if (declared.isList !== (described.type === 'array'))
    found.push(`${name} is a list in one of them`);
  // A reference is text for an editor and a record for a page.
  if (declared.isResolved) return found;
  const texts = Object.entries(inner?.fields ?? {}).map(([name, { type }]) => `${name} ${type}`);
  // A name may tell what it is ordered by.
  const isLocalized = /^ru string,en string(,sortAs object)?$/.test(texts.join());
  if (declared.isLocalized !== isLocalized)
    found.push(`${name} is in two languages in one of them`);
  if (isLocalized) return found;
  // Each kind of section is compared by itself.
  if (declared.type === 'Section') return found;
  if (inner?.type === 'object') return [...found, ...differences(declared.type, inner)];
  const values = enums.get(declared.type);
  if (values !== undefined) {
    const isSame = values.join() === inner?.oneOf?.join();
    return isSame
      ? found
      : [
          ...found,
          `${name} is one of ${values.join(', ')}, and one of ${inner?.oneOf?.join(', ')} in the schema`,
        ];
  }
  if (!scalars[inner?.type ?? '']?.includes(declared.type))
    found.push(`${name} is ${declared.type}, and ${inner?.type} in the schema`);
  return found;
}

test('each kind of file and of section says what its schema says', () => {
  const ofKinds = kinds.flatMap(({ typeName, schema }) =>
    differences(typeName, schemaWord(schema, undefined, schema.type === 'array' ? [0] : [])),
  );
  const page = kinds.find((candidate) => candidate.kind === 'page')?.schema as AnySchema;
  const ofSections = sectionKinds.flatMap((kind) => {
    const described = schemaWord(page, { sections: [{ kind }] }, ['sections', 0]);
    expect(described?.fields).toHaveProperty('anchor');
    return differences(sectionType(kind), described);
  });
  expect([...ofKinds, ...ofSections]).toEqual([]);
});
