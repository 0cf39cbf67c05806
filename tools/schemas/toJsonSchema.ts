import {
  ArraySchema,
  LazySchema,
  ObjectSchema,
  Schema,
  StringSchema,
  type AnySchema,
  type CustomSchemaMetadata,
  type ISchema,
} from 'yup';
import { helpOf } from '../../src/content/shapes';
import type { JsonSchema, Snippet } from './jsonSchema';
import { choicesOf, shapesOf, type Choice } from './lazyShapes';
import { ruleOf } from './rules';

type Field = ISchema<unknown>;
type Definitions = Record<string, JsonSchema>;

/** Converts a yup schema to JSON Schema draft-07, with the fields' help as descriptions. */
export function toJsonSchema(schema: AnySchema, title: string): JsonSchema {
  const definitions: Definitions = {};
  const written = convert(schema, definitions);
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...written, definitions };
}

function convert(schema: Field, definitions: Definitions): JsonSchema {
  if (schema instanceof LazySchema) return convertLazy(schema, definitions);
  if (!(schema instanceof Schema))
    throw new Error('References between fields have no JSON Schema.');
  const words = wordsOf(schema.meta());
  if (isLocalized(schema)) return { $ref: localizedText(schema, definitions), ...words };
  const written: JsonSchema = {
    ...words,
    ...(schema.type !== 'mixed' && { type: schema.type as JsonSchema['type'] }),
    ...(choicesOf(schema).length > 0 && { enum: choicesOf(schema) }),
    ...Object.assign({}, ...schema.tests.map((test) => ruleOf(test.OPTIONS, schema.type))),
  };
  if (schema instanceof ArraySchema && schema.innerType !== undefined) {
    const item = convert(schema.innerType, definitions);
    const { item: title } = schema.meta() ?? {};
    written.items = withSnippet({ ...(title !== undefined && { title }), ...item }, definitions);
  }
  return schema instanceof ObjectSchema ? { ...written, ...shapeOf(schema, definitions) } : written;
}

function wordsOf(meta: CustomSchemaMetadata = {}): JsonSchema {
  const { ru, en } = helpOf(meta);
  return {
    ...(meta.label !== undefined && { title: meta.label }),
    ...(ru !== undefined &&
      en !== undefined && { description: `${ru}\n${en}`, markdownDescription: `${ru}\n\n${en}` }),
  };
}

/** Converts the fields of an object; conditions on other fields become `if` and `then`. */
function shapeOf(schema: ObjectSchema<object>, definitions: Definitions): JsonSchema {
  const fields = Object.entries<Field>(schema.fields as Record<string, Field>);
  const conditions = fields.flatMap(([key, field]) =>
    conditionsOn(key, field, schema, definitions),
  );
  return {
    properties: Object.fromEntries(
      fields.map(([key, field]) => [key, convert(field, definitions)]),
    ),
    required: fields.filter(([, field]) => isRequired(field)).map(([key]) => key),
    ...(schema.spec.noUnknown === true && { additionalProperties: false }),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}

function isRequired(field: Field): boolean {
  return field instanceof Schema && !field.spec.optional;
}

/** Converts yup's `when` of one field by trying every choice of the field it depends on. */
function conditionsOn(
  key: string,
  field: Field,
  parent: ObjectSchema<object>,
  definitions: Definitions,
): JsonSchema[] {
  if (!(field instanceof Schema) || field.deps.length === 0) return [];
  const [on = ''] = field.deps;
  const plain = convert(field, definitions);
  const choicesByThen = new Map<string, Choice[]>();
  for (const choice of choicesOf(fieldOf(parent, on))) {
    const resolved = field.resolve({ value: undefined, parent: { [on]: choice } });
    const added = beyond(convert(resolved, definitions), plain);
    const then: JsonSchema = {
      ...(Object.keys(added).length > 0 && { properties: { [key]: added } }),
      ...(isRequired(resolved) && { required: [key] }),
    };
    if (Object.keys(then).length === 0) continue;
    const text = JSON.stringify(then);
    choicesByThen.set(text, [...(choicesByThen.get(text) ?? []), choice]);
  }
  return [...choicesByThen].map(([then, choices]) => ({
    if: whenOneOf(on, choices),
    then: JSON.parse(then) as JsonSchema,
  }));
}

/** Converts a `lazy` to conditions on the field that chooses the shape. */
function convertLazy(schema: LazySchema<unknown>, definitions: Definitions): JsonSchema {
  const { frame, on, shapes: choices } = shapesOf(schema);
  const written = convert(frame, definitions);
  const shapes = choices.map(({ choice, shape }) => ({
    choice,
    shape: convert(shape, definitions),
  }));
  return {
    ...written,
    allOf: shapes.map(({ choice, shape }) => ({
      if: whenOneOf(on, [choice]),
      then: beyondFrame(shape, written),
    })),
    defaultSnippets: shapes.map(({ choice, shape }) => {
      const named = { ...shape, properties: { ...shape.properties, [on]: { const: choice } } };
      return snippetOf(named, String(choice), definitions);
    }),
  };
}

/**
 * Returns what a shape adds to its frame. Fields of the frame are repeated only by name, so that
 * `additionalProperties` accepts them.
 */
function beyondFrame(shape: JsonSchema, frame: JsonSchema): JsonSchema {
  const properties = Object.entries(shape.properties ?? {}).map(([key, field]) => [
    key,
    beyond(field, frame.properties?.[key] ?? {}),
  ]);
  return {
    ...shape,
    properties: Object.fromEntries(properties) as Definitions,
    required: shape.required?.filter((key) => !frame.required?.includes(key)),
  };
}

const fieldOf = (schema: ObjectSchema<object>, key: string): Field | undefined =>
  (schema.fields as Record<string, Field | undefined>)[key];

/** Returns what one schema adds to another, so that a code editor does not show help twice. */
function beyond(schema: JsonSchema, plain: JsonSchema): JsonSchema {
  const known = new Map<string, unknown>(Object.entries(plain));
  return Object.fromEntries(
    Object.entries(schema).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(known.get(key)),
    ),
  );
}

const whenOneOf = (key: string, choices: readonly Choice[]): JsonSchema => ({
  properties: { [key]: { enum: choices } },
  required: [key],
});

function withSnippet(item: JsonSchema, definitions: Definitions): JsonSchema {
  if (item.type !== 'object' || item.defaultSnippets !== undefined) return item;
  return { ...item, defaultSnippets: [snippetOf(item, 'новая запись / new entry', definitions)] };
}

function isLocalized(schema: AnySchema): boolean {
  return (
    schema instanceof ObjectSchema &&
    Object.keys(schema.fields).sort().join() === 'en,ru' &&
    Object.values<unknown>(schema.fields).every((text) => text instanceof StringSchema)
  );
}

/** Defines `{ru, en}` once for each file, and once more for each limit on its length. */
function localizedText(schema: AnySchema, definitions: Definitions): string {
  const { properties, required } = shapeOf(schema as ObjectSchema<object>, definitions);
  const text: JsonSchema = { type: 'object', properties, required, additionalProperties: false };
  const name = `localizedText${properties?.['ru']?.maxLength ?? ''}`;
  definitions[name] = { ...text, defaultSnippets: [snippetOf(text, 'ru, en', {})] };
  return `#/definitions/${name}`;
}

/** Converts a regular expression to JSON Schema, which has no flags: `i` is spelt out. */
export function patternOf(expression: RegExp): string {
  const foreign = expression.flags.replace(/[iu]/g, '');
  if (foreign !== '')
    throw new Error(`No JSON Schema has the flag ${foreign} of ${String(expression)}.`);
  return expression.ignoreCase ? anyCase(expression.source) : expression.source;
}

/** Turns `[a-f]\.png` into `[a-fA-F]\.[pP][nN][gG]`. */
function anyCase(source: string): string {
  return source.replace(/\\.|\[(?:\\.|[^\]\\])*\]|[a-z]/gi, (part) => {
    if (part.startsWith('\\')) return part;
    return part.startsWith('[') ? anyCaseClass(part) : bothCases(part);
  });
}

function anyCaseClass(written: string): string {
  return written.replace(/\\.|[a-z]-[a-z]|[a-z]/gi, (part) =>
    part.startsWith('\\') ? part : bothCases(part, ''),
  );
}

function bothCases(letters: string, bracket = '[]'): string {
  const both = letters.toLowerCase() + letters.toUpperCase();
  return bracket === '' ? both : `[${both}]`;
}

/** A snippet for code editors: the required fields of an object with a tab stop for each. */
export function snippetOf(
  schema: JsonSchema,
  label: string,
  definitions: Record<string, JsonSchema>,
): Snippet {
  let stops = 0;
  const bodyOf = (inner: JsonSchema): unknown => {
    if (inner.$ref !== undefined)
      return bodyOf(definitions[inner.$ref.replace('#/definitions/', '')] ?? {});
    if (inner.const !== undefined) return inner.const;
    if (inner.type === 'object') {
      return Object.fromEntries(
        (inner.required ?? []).map((key) => [key, bodyOf(inner.properties?.[key] ?? {})]),
      );
    }
    if (inner.type === 'array') return [bodyOf(inner.items ?? {})];
    stops += 1;
    return inner.enum === undefined ? `$${stops}` : `\${${stops}|${inner.enum.join(',')}|}`;
  };
  return { label, description: schema.description ?? label, body: bodyOf(schema) };
}
