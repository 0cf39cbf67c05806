import type { AnySchema } from 'yup';
import { isKeyed } from '../../../lib/isKeyed';
import { fieldOf, writeFieldPath, type FieldPath } from './values';

/** The part of yup's schemas that the check walks. */
type Resolvable = { resolve: (options: { value: unknown; parent?: unknown }) => AnySchema };
type Container = AnySchema & { fields?: Record<string, Resolvable>; innerType?: Resolvable };

/** Returns the schema and the value at a path. For a section, the schema is that of its kind. */
export function schemaAt(
  root: AnySchema,
  value: unknown,
  path: FieldPath,
): { schema: AnySchema | undefined; value: unknown } {
  let schema: Container | undefined = (root as Resolvable).resolve({ value }) as Container;
  let current = value;
  for (const step of path) {
    const parent = current;
    current = fieldOf(parent, step);
    schema = innerOf(schema, step)?.resolve({ value: current, parent }) as Container | undefined;
  }
  return { schema, value: current };
}

/** Returns the names of a schema's fields; empty for texts, numbers and lists. */
export function keysOf(schema: AnySchema | undefined): string[] {
  return Object.keys((schema as Container | undefined)?.fields ?? {});
}

/** Copies a value without unknown keys, and with `undefined` at refused paths. */
export function withoutRefused(
  root: AnySchema,
  written: unknown,
  refused: ReadonlySet<string>,
): unknown {
  const copy = (schema: Resolvable | undefined, value: unknown, path: FieldPath): unknown => {
    if (refused.has(writeFieldPath(path))) return undefined;
    if (!isKeyed(value)) return value;
    const known = schema?.resolve({ value });
    const inside = (key: string | number) => copy(innerOf(known, key), value[key], [...path, key]);
    if (Array.isArray(value)) return value.map((_, index) => inside(index));
    const keys = keysOf(known).filter((key) => Object.hasOwn(value, key));
    return Object.fromEntries(keys.map((key) => [key, inside(key)]));
  };
  return copy(root as Resolvable, written, []);
}

function innerOf(schema: Container | undefined, step: string | number): Resolvable | undefined {
  return typeof step === 'number' ? schema?.innerType : schema?.fields?.[step];
}
