import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readYaml } from '../../../src/site/check/files/yaml';
import type { Value } from '../protocol';

/** Thrown if a text would be read as something other than its value. */
export class Unfaithful extends Error {}

/** The parser of gatsby-transformer-yaml, which the build uses. */
const { load } = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby-transformer-yaml'),
)('js-yaml') as { load: (text: string) => unknown };

/** Whether check and build both read this value from the text; empty is an empty list. */
export function isReadAs(text: string, value: Value): boolean {
  const { problems, value: checked } = readYaml('', new TextEncoder().encode(text));
  const isSame = (read: unknown) => isDeepStrictEqual(asValue(read ?? []), value);
  try {
    return problems.length === 0 && isSame(checked) && isSame(load(text));
  } catch {
    return false;
  }
}

/** Converts a value to JSON: a day becomes text, undefined keys disappear. */
export const asValue = (value: unknown): Value => JSON.parse(JSON.stringify(value)) as Value;
