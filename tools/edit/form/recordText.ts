import {
  asYaml,
  readContentSource,
  type ContentSource,
} from '../../../src/site/check/files/contentFolder';
import { keysOf, schemaAt } from '../../../src/site/check/files/schemaProblems';
import { kinds, readContentPath } from '../../../src/site/content/contentFiles';
import type { Value } from '../protocol';
import { refusal } from '../../sentences';
import { applyValue } from '../text/applyValue';

/**
 * Reads a text as a file of the content; undefined if no file of the content can have this path.
 */
export function sourceOf(file: string, text: string | Uint8Array): ContentSource | undefined {
  const place = readContentPath(asYaml(file));
  return place && readContentSource(file, Buffer.from(text), place);
}

/** Returns the text of a record with a new value; new fields are in the order of its schema. */
export function recordText(file: string, before: string, value: Value): string {
  const place = readContentPath(asYaml(file));
  if (place === undefined) throw refusal('unfaithful', { file });
  const { schema } = kinds[place.kind];
  try {
    return applyValue(before, value, (at) => keysOf(schemaAt(schema, value, at).schema));
  } catch {
    throw refusal('unfaithful', { file });
  }
}
