import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Site } from '../../src/content/site';

const { domain } = parse(readFileSync('content/site.yaml', 'utf8')) as Partial<Site>;
const isSample =
  domain === 'artrows.example' &&
  [2024, 2025].every((year) => existsSync(`content/${year}/edition.yaml`));

/** Tests of the sample fair; skipped if content/ has another. */
export const ofTheSample = isSample ? describe : describe.skip;
