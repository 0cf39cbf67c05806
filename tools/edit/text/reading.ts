import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readYaml } from '../../../src/site/check/files/yamlSource';
import type { Value } from '../protocol';

/** A text that would be read as something else than it was written from. */
export class Unfaithful extends Error {}

/** The parser of gatsby-transformer-yaml, whose result the site is built from. */
const { load } = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby-transformer-yaml'),
)('js-yaml') as { load: (text: string) => unknown };

/** Whether the check and the build both read a value in a text. No text is an empty list. */
export function isReadAs(text: string, value: Value): boolean {
  const { problems, value: checked } = readYaml('', new TextEncoder().encode(text));
  const isSame = (read: unknown) => isDeepStrictEqual(asValue(read ?? []), value);
  try {
    return problems.length === 0 && isSame(checked) && isSame(load(text));
  } catch {
    return false;
  }
}

/** A value as JSON has it: a day as its text, no key where nothing is written. */
export const asValue = (value: unknown): Value => JSON.parse(JSON.stringify(value)) as Value;
