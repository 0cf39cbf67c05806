import type { CreateWebpackConfigArgs } from 'gatsby';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

type Cache = { type: string; buildDependencies?: Record<string, string[]> };

/**
 * Gives webpack's cache a version that depends on what compiles: the packages, their patches,
 * Babel's settings, and the files that Gatsby names. Webpack would follow the latter to everything
 * that they load, about a thousand files (docs/departures.md).
 */
export function setCompilerVersion({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { cache?: Cache };
  if (config.cache?.type !== 'filesystem') return;
  const { buildDependencies = {} } = config.cache;
  const files = [...compilers(), ...Object.values(buildDependencies).flat()];
  const hash = createHash('sha256');
  for (const file of files) hash.update(sha256(readFileSync(file)));
  const version = hash.digest('hex');
  const cache = { ...config.cache, version, buildDependencies: { defaultWebpack: [] } };
  actions.replaceWebpackConfig({ ...config, cache });
}

function compilers(): string[] {
  const patches = readdirSync('patches').map((name) => path.join('patches', name));
  return ['package-lock.json', '.babelrc.json', ...patches.toSorted()];
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest();
