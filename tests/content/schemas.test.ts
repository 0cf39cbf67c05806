import { Ajv, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import { LazySchema, ObjectSchema, ArraySchema, Schema } from 'yup';
import {
  readContentFolder,
  readContentSource,
  type ContentSource,
} from '../../src/site/check/files/contentFolder';
import { contentKinds, kinds, readContentPath } from '../../src/site/content/contentFiles';
import { helpOf } from '../../src/content/shapes';
import { schemaFiles } from '../../tools/schemas/files';
import { editorKeywords } from '../../tools/schemas/jsonSchema';
import { badInputs } from './badInputs';
import { makeBaseContent, type ContentFiles, type Edit } from './baseContent';

const files = schemaFiles();
const validators = new Map(files.map(({ kind, schema }) => [kind, compile(schema)]));

function compile(schema: object): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
  for (const keyword of editorKeywords) ajv.addKeyword(keyword);
  return ajv.compile(JSON.parse(JSON.stringify(schema)) as object);
}

function isGoodForEditor({ place, value }: ContentSource): boolean {
  const validate = validators.get(place.kind);
  if (validate === undefined) throw new Error(`No JSON Schema of ${place.kind}`);
  return validate(value) === true;
}

let base: ContentFiles;
beforeAll(async () => {
  base = await makeBaseContent();
});

test('VS Code knows the schema of every kind', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(files.map(({ file, glob }) => [`./${file}`, glob])),
  );
});

test('every field has help in both languages', () => {
  expect(contentKinds.flatMap((kind) => withoutHelp(kinds[kind].schema, kind))).toEqual([]);
});

/** Paths of fields without label or help; of lazy schemas, in all their kinds. */
function withoutHelp(schema: unknown, at: string): string[] {
  if (schema instanceof LazySchema) {
    const frame: unknown = schema.resolve({ value: undefined });
    const choices =
      frame instanceof ObjectSchema
        ? (frame.describe().fields['kind'] as { oneOf: string[] }).oneOf
        : [];
    return choices.flatMap((kind) =>
      withoutHelp(schema.resolve({ value: { kind } }), `${at}<${kind}>`),
    );
  }
  if (schema instanceof ArraySchema) return withoutHelp(schema.innerType, `${at}[]`);
  if (!(schema instanceof ObjectSchema)) return [];
  return Object.entries<unknown>(schema.fields as Record<string, unknown>).flatMap(
    ([key, field]) => {
      const { ru, en } = helpOf((field instanceof Schema && field.meta()) || {});
      const missing = ru && en ? [] : [`${at}.${key}`];
      return [...missing, ...withoutHelp(field, `${at}.${key}`)];
    },
  );
}

test('every file of a fair is also valid for editors', () => {
  const { sources } = readContentFolder('tests/fair');
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((source) => !isGoodForEditor(source)).map(({ file }) => file)).toEqual([]);
});

/** What no JSON Schema can express: calendars, invisible characters, parts of addresses. */
const onlyForTheCheck = [
  'an event with the address of a page',
  'a day that is no day',
  'a menu that leads to no mail address',
  'signs that cannot be seen',
  'addresses with something around them',
  'a slide whose address leaves the site by two slashes',
  'an end on 31 April',
  'a day that is none',
  'a first day that no calendar has, in another year',
  'applications that close on no day',
];

/** Returns only the files that an edit changes or adds, as the check reads them. */
async function filesAfter(edit: Edit): Promise<ContentSource[]> {
  const files = new Map(base);
  await edit(files);
  return [...files].flatMap(([file, content]) => {
    const place = readContentPath(file);
    if (place === undefined || content === base.get(file)) return [];
    return [readContentSource(file, Buffer.from(content), place)];
  });
}

test('what the schemas of the check refuse, those of editors refuse, too', async () => {
  const [accepted, refused] = [new Set<string>(), new Set<string>()];
  for (const [name, [edit]] of Object.values(badInputs).flatMap((inputs) => Object.entries(inputs)))
    for (const source of await filesAfter(edit)) {
      // Rules between fields and files, and YAML itself, refuse the others.
      if (source.problems.length > 0 || source.reading.problems.length === 0) continue;
      (isGoodForEditor(source) ? accepted : refused).add(name);
    }
  expect([...accepted]).toEqual(onlyForTheCheck);
  expect(refused.size).toBeGreaterThan(200);
});
