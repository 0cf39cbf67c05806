import type { AnySchema } from 'yup';
import { isKeyed } from '../../lib/isKeyed';

/** The part of yup's schemas that the check walks. */
type Resolvable = { resolve: (options: { value: unknown; parent?: unknown }) => AnySchema };
type Container = AnySchema & { fields?: Record<string, Resolvable>; innerType?: Resolvable };

/**
 * The schema of one field of a value, and what is written there. For a section, the schema is that
 * of its kind.
 */
export function schemaAt(
  root: AnySchema,
  value: unknown,
  path: readonly (string | number)[],
): { schema: AnySchema | undefined; value: unknown } {
  let schema: Container | undefined = (root as Resolvable).resolve({ value }) as Container;
  let current = value;
  for (const step of path) {
    const parent = current;
    current = isKeyed(parent) ? parent[step] : undefined;
    const inner: Resolvable | undefined =
      typeof step === 'number' ? schema?.innerType : schema?.fields?.[step];
    schema = inner?.resolve({ value: current, parent }) as Container | undefined;
  }
  return { schema, value: current };
}

/** Names of the fields a schema knows; none for texts, numbers and lists. */
export function keysOf(schema: AnySchema | undefined): string[] {
  return Object.keys((schema as Container | undefined)?.fields ?? {});
}
