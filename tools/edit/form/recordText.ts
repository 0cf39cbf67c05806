import { keysOf, schemaAt } from '../../../src/site/check/files/schemaProblems';
import { kinds, type ContentKind } from '../../../src/site/content/contentFiles';
import type { Value } from '../protocol';
import { applyValue } from '../text/applyValue';

/** Returns a file's text with a new value; new fields are in the order of the kind's schema. */
export function recordText(kind: ContentKind, before: string, value: Value): string {
  const { schema } = kinds[kind];
  return applyValue(before, value, (at) => keysOf(schemaAt(schema, value, at).schema));
}
