import { ArraySchema, LazySchema, ObjectSchema, Schema } from 'yup';
import type { CustomSchemaMetadata, ISchema } from 'yup';
import { inBoth } from '../../../src/content/shapes';
import { kinds, type ContentKind } from '../../../src/site/content/contentFiles';
import { choicesOf, shapesOf } from '../../schemas/lazyShapes';
import type { Choice, Field, Words } from '../protocol';

type AnyField = ISchema<unknown>;
type Unnamed<One> = One extends unknown ? Omit<One, 'label' | 'help' | 'required'> : never;

const known = new Map<ContentKind, Field>();

/** Returns the form of a kind of file: its schema, translated for the page (decision 048). */
export function fieldOf(kind: ContentKind): Field {
  const field = known.get(kind) ?? named(kinds[kind].schema, kinds[kind].label);
  known.set(kind, field);
  return field;
}

/** Translates one field; `name` is its name in a list. */
function named(schema: AnyField, name = ''): Field {
  const written = schema instanceof LazySchema ? shapesOf(schema).frame : schema;
  if (!(written instanceof Schema)) throw new Error('A field that refers to another has no form.');
  const meta: CustomSchemaMetadata = written.meta() ?? {};
  return {
    label: inBoth(meta.label ?? name),
    ...helpIn(meta),
    required: !written.spec.optional,
    ...(meta.dayOf !== undefined && { dayOf: meta.dayOf }),
    ...(schema instanceof LazySchema ? kindsOf(schema) : inputOf(written, meta)),
  };
}

/** Returns the help in both languages, if there is any. */
const helpIn = ({ ru, en }: CustomSchemaMetadata): { help?: Words } =>
  ru === undefined || en === undefined ? {} : { help: { ru, en } };

/**
 * Returns the form of a section. An editor chooses its kind first, so the kind is not one of the
 * fields.
 */
function kindsOf(schema: LazySchema<unknown>): Unnamed<Field> {
  const { on, shapes } = shapesOf(schema);
  const kinds = shapes.map(({ choice, shape }) => {
    const { [on]: _kind, ...fields } = fieldsOf(shape);
    const meta = shape.meta() ?? {};
    return [choice, { label: inBoth(meta.label ?? ''), ...helpIn(meta), fields }] as const;
  });
  return { type: 'kinds', kinds: Object.fromEntries(kinds) };
}

function inputOf(schema: Schema, meta: CustomSchemaMetadata): Unnamed<Field> {
  const lines = meta.isProse === true || meta.input === 'lines' ? 'several' : 'one';
  if (schema instanceof ArraySchema) {
    const item = named(schema.innerType as AnyField, meta.item);
    return { type: 'list', item, min: minItems(schema) };
  }
  if (schema instanceof ObjectSchema) {
    const fields = fieldsOf(schema);
    const { ru, en, ...others } = fields;
    const isLocalized = ru?.type === 'text' && en?.type === 'text';
    return isLocalized ? { type: 'localized', lines, others } : { type: 'fields', fields };
  }
  const choices = choicesOf(schema).map((value) => choice(value, meta));
  if (choices.length > 0) return { type: 'choice', choices };
  if (schema.type === 'boolean') return { type: 'flag' };
  if (schema.type === 'number') return { type: 'number' };
  if (schema.type === 'mixed')
    return { type: 'number', words: Object.keys(meta.choices ?? {}).map((w) => choice(w, meta)) };
  if (meta.reference !== undefined) return { type: 'reference', to: meta.reference };
  if (meta.input === undefined || meta.input === 'lines') return { type: 'text', lines };
  return { type: meta.input };
}

function fieldsOf(schema: ObjectSchema<object>): Record<string, Field> {
  const fields = Object.entries(schema.fields as Record<string, AnyField>);
  return Object.fromEntries(fields.map(([key, field]) => [key, named(field)]));
}

const minItems = ({ tests }: Schema): number =>
  Number(tests.find(({ OPTIONS }) => OPTIONS?.name === 'min')?.OPTIONS?.params?.['min'] ?? 0);

const choice = (value: string | number, { choices = {} }: CustomSchemaMetadata): Choice => ({
  value,
  label: inBoth(choices[value] ?? ''),
});
