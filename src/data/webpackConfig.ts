import type { CreateWebpackConfigArgs } from 'gatsby';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildId } from './builds';
import { readSite } from './contentRoot';
import { freeMemorySoon } from './freeMemory';
import { configuredServices } from './outsideServices';
import { withSwc, type Rule } from './swcLoaders';

/**
 * Makes every build render every page: Gatsby would keep a page whose data and code are the same, with the old styles
 * inlined in it. The value is in the rendering bundle only, never in what it renders or in a visitor's browser.
 * The HTML also takes the build's id and the configured outside services from here. Out of visitors' scripts stays what
 * is never called: parts of react-i18next, and Partytown. Pages of builds are rendered with messages set up once for all that
 * ask for the same. The end of the last bundle decides where queries run.
 */
export function adjustWebpack({ stage, actions, plugins, loaders, getConfig }: CreateWebpackConfigArgs): void {
  actions.replaceWebpackConfig(withNamedCache(getConfig() as WebpackConfig));
  if (stage === 'build-javascript' || stage === 'build-html') {
    actions.replaceWebpackConfig(withoutShadowing(withFastTranslation(getConfig() as WebpackConfig)));
  }
  if (stage === 'build-javascript') {
    actions.replaceWebpackConfig(withFastMinifier(getConfig() as WebpackConfig, plugins.minifyJs as MakeMinifier));
    actions.setWebpackConfig({
      resolve: { alias: { 'react-i18next$': path.resolve('src/i18n/reactI18next.js'), 'react-i18next/dist/es': path.resolve('node_modules/react-i18next/dist/es') } },
      module: { rules: [{ test: /@builder\.io\/partytown\/integration\//, use: loaders.null() }] },
    });
  }
  if (stage === 'build-html') {
    const alias = { i18next$: path.resolve('src/i18n/sharedI18next.ts') };
    actions.setWebpackConfig({ module: { rules: [{ test: /gatsby-plugin-react-i18next\/dist\//, resolve: { alias } }] } });
  }
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const values = {
    RENDERING: String(Date.now()),
    BUILD_ID: buildId(process.env),
    OUTSIDE_SERVICES: servicesJson(),
  };
  const definitions = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(definitions) as Record<string, string>)] });
  if (stage === 'build-html') actions.setWebpackConfig({ plugins: [{ apply: ({ hooks }: Compiler) => hooks.done.tap('endOfBundling', endBundling) }] });
}

type WebpackConfig = { cache?: object; plugins?: object[]; module: { rules: Rule[] }; resolve?: { plugins?: object[] }; optimization?: { minimizer?: object[] } };
type Minifier = (new (options: object) => object) & { swcMinify: unknown };
type MakeMinifier = () => { constructor: Minifier };
type Finished = { compilation: { buildDependencies: { clear: () => void } } };
type Compiler = { hooks: { done: { tap: (name: string, then: (stats: Finished) => void) => void } } };

/**
 * The cache is good for one set of packages and one state of the site's own Gatsby files. A hash of these says so at
 * once, where webpack would follow every file that a loader or a plugin can ever load: 12 to 20 s of each cold build.
 */
function withNamedCache<Config extends WebpackConfig>(config: Config): Config {
  if (typeof config.cache !== 'object') return config;
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.cache/compiled/gatsby-config.js', '.cache/compiled/gatsby-node.js', 'src/data/withoutQueries.js']) hash.update(readFileSync(file));
  const withoutBuildDependencies = {
    apply: ({ hooks }: Compiler) => hooks.done.tap('withoutBuildDependencies', ({ compilation }) => compilation.buildDependencies.clear()),
  };
  return {
    ...config,
    cache: { ...config.cache, buildDependencies: { defaultWebpack: [] }, version: hash.digest('hex') },
    plugins: [...(config.plugins ?? []), withoutBuildDependencies],
  };
}

const withFastTranslation = <Config extends WebpackConfig>(config: Config): Config => ({
  ...config,
  module: { ...config.module, rules: withSwc(config.module.rules) },
});

/** Lets no theme replace a file of another: the site has no themes, and looking for them is 3 s of a cold build. */
function withoutShadowing<Config extends WebpackConfig>(config: Config): Config {
  const plugins = config.resolve?.plugins?.filter((plugin) => plugin.constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin');
  return { ...config, resolve: { ...config.resolve, plugins } };
}

/**
 * Minifies scripts with SWC, which makes them as small as Terser does, 8 s sooner in a cold build. Gatsby's settings
 * for Terser are left out, as SWC refuses some of them.
 */
function withFastMinifier<Config extends WebpackConfig>(config: Config, make: MakeMinifier): Config {
  const Minifier = make().constructor;
  // In a process of its own, whose memory is free again afterwards.
  const minifier = new Minifier({ minify: Minifier.swcMinify, parallel: 1, terserOptions: { compress: { passes: 2 }, mangle: true } });
  const others = (config.optimization?.minimizer ?? []).filter((plugin) => plugin.constructor !== Minifier);
  return { ...config, optimization: { ...config.optimization, minimizer: [minifier, ...others] } };
}

/**
 * Queries come next. On two cores they run in this process: workers for them would cost more than they gain, as the
 * other core has pictures to make. Gatsby's own switch for it, which it reads at this moment.
 */
function endBundling(): void {
  freeMemorySoon();
  if (availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT = '1';
}

/** JSON that may stand inside a script element; empty where nothing is configured. */
function servicesJson(): string {
  const services = configuredServices(readSite(), process.env);
  return Object.keys(services).length === 0 ? '' : JSON.stringify(services).replace(/</g, '\\u003c');
}
