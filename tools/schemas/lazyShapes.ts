import { ObjectSchema, Schema, type ISchema, type LazySchema } from 'yup';

export type Choice = string | number;
type Shape = ObjectSchema<object>;

/** Returns the allowed values of a field that is a choice of words or numbers. */
export const choicesOf = (field: ISchema<unknown> | undefined): Choice[] =>
  field instanceof Schema ? (field.describe().oneOf as Choice[]) : [];

/**
 * Splits a yup `lazy` object, whose fields depend on the value of its first field with choices.
 * `on` is the name of that field, `frame` the shape while the field is empty, and `shapes` has one
 * shape for each choice.
 */
export function shapesOf(schema: LazySchema<unknown>): {
  frame: Shape;
  on: string;
  shapes: { choice: Choice; shape: Shape }[];
} {
  const resolve = (value: unknown): Shape => {
    const shape = schema.resolve({ value });
    if (shape instanceof ObjectSchema) return shape;
    throw new Error('Only lazy objects have a form and a JSON Schema.');
  };
  const frame = resolve(undefined);
  const fields = Object.entries(frame.fields as Record<string, ISchema<unknown>>);
  const [on = '', chosen] = fields.find(([, field]) => choicesOf(field).length > 0) ?? [];
  const shapes = choicesOf(chosen).map((choice) => ({ choice, shape: resolve({ [on]: choice }) }));
  return { frame, on, shapes };
}
