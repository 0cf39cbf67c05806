import type { AnySchema, SchemaDescription } from 'yup';
import type { FieldPath } from '../../src/site/check/files/schemaProblems';

/** A schema, or a part of it, as described by yup. */
export type Described = Partial<SchemaDescription> & {
  fields?: Record<string, Described>;
  innerType?: Described;
};

/**
 * What a schema's own `describe()` says about one field, independently of the check. It only looks
 * at a list's first item, so every list on the way is reduced to the item in question.
 */
export function schemaWord(
  schema: AnySchema,
  value: unknown,
  path: FieldPath,
): Described | undefined {
  let described: Described | undefined = schema.describe({
    value: onlyOnTheWay(value, path),
  }) as Described;
  for (const step of path)
    described = typeof step === 'number' ? described?.innerType : described?.fields?.[step];
  return described;
}

function onlyOnTheWay(value: unknown, [step, ...rest]: FieldPath): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  const inner = onlyOnTheWay((value as Record<string | number, unknown>)[step], rest);
  return typeof step === 'number' ? [inner] : { ...value, [step]: inner };
}

export function isOptional(described: Described | undefined): boolean {
  return described?.optional === true;
}

/** Whether a field accepts any text, even an empty one. */
export function takesAnyText(described: Described | undefined): boolean {
  return isOptional(described) && described?.tests?.length === 0 && described.oneOf?.length === 0;
}
