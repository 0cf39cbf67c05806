import type { CreateWebpackConfigArgs } from 'gatsby';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeOptions, setCompilerVersion } from './webpackConfig';

describe('compiler version', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fair-compiler-'));
  const gatsbyNode = path.join(folder, 'gatsby-node.js');
  afterAll(() => rmSync(folder, { recursive: true }));

  type Config = { cache: object; mode: string };

  function configAfter(cache: object): Config {
    let config: Config = { mode: 'production', cache };
    setCompilerVersion({
      getConfig: () => config,
      actions: { replaceWebpackConfig: (replaced: Config) => (config = replaced) },
    } as unknown as CreateWebpackConfigArgs);
    return config;
  }

  const kept = {
    type: 'filesystem',
    name: 'build-html',
    buildDependencies: { config: [gatsbyNode] },
  };

  test('the cache’s version is a hash of the compilers, and no other dependencies are tracked', () => {
    writeFileSync(gatsbyNode, 'exports.one = 1;');
    const first = configAfter(kept);
    expect(first).toEqual({
      mode: 'production',
      cache: {
        type: 'filesystem',
        name: 'build-html',
        version: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        buildDependencies: { defaultWebpack: [] },
      },
    });
    expect(configAfter(kept)).toEqual(first);
    writeFileSync(gatsbyNode, 'exports.two = 2;');
    expect(configAfter(kept)).not.toEqual(first);
  });

  test('a cache in memory needs no version', () => {
    expect(configAfter({ type: 'memory' })).toEqual({
      mode: 'production',
      cache: { type: 'memory' },
    });
  });
});

test('class names are short, no files are inlined into style sheets, and nothing else changes', () => {
  const rule = (name: string) => ({
    test: /\.module\.css$/,
    use: [
      'style',
      { loader: 'css', options: { sourceMap: true, modules: { localIdentName: name } } },
    ],
  });
  const plain = { test: /\.css$/, use: [{ loader: 'css', options: { modules: false } }] };
  const config = (name: string, limit: number) => ({
    mode: 'production',
    module: {
      rules: [
        plain,
        { oneOf: [rule(name), plain] },
        { test: /\.woff2$/, use: [{ loader: 'url', options: { limit, name: '[hash]' } }] },
        undefined,
      ],
    },
  });
  const changed = config('[name]--[local]--[hash:hex:5]', 10_000);
  changeOptions(changed);
  expect(changed).toEqual(config('[local]-[hash:hex:5]', 0));
});
