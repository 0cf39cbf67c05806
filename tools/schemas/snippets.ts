import type { JsonSchema, Snippet } from './jsonSchema';

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
