import type { CreateWebpackConfigArgs } from 'gatsby';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { moscowDay, moscowTime, now } from '../../lib/time/clock';
import { readCurrentEdition, readNotices, readSite, feedsOfContent } from '../content/contentRoot';
import { configuredServices } from '../content/outsideServices';
import { bundledScript } from './builds';
import { momentOfNotices, publicNotices } from './notices';
import { trialOf } from './trial';

type Cache = { type: string; buildDependencies?: Record<string, string[]> };

/**
 * Gives webpack's cache a version that depends on the compiler: the packages, their patches,
 * Babel's settings, and the files that Gatsby names as dependencies of the build. Webpack would
 * also read all modules that those files load, about a thousand (docs/departures.md).
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

/** A class's name and a hash of file and name; Gatsby also puts the file's name first. */
const pattern = '[local]-[hash:hex:5]';

/**
 * Sets options of Gatsby's loaders at every stage (docs/departures.md): short class names in CSS
 * Modules, because they are in the markup and styles of every page, and no files inlined into style
 * sheets, where the policy forbids fonts.
 */
export function setLoaderOptions({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config: object = getConfig();
  changeOptions(config);
  actions.replaceWebpackConfig(config);
}

/** Changes the options of css-loader and url-loader wherever they are in the configuration. */
export function changeOptions(part: unknown): void {
  if (Array.isArray(part)) return part.forEach(changeOptions);
  if (!isObject(part)) return;
  if (typeof part['localIdentName'] === 'string') part['localIdentName'] = pattern;
  if (typeof part['limit'] === 'number') part['limit'] = 0;
  for (const key of ['module', 'rules', 'oneOf', 'use', 'options', 'modules'])
    changeOptions(part[key]);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Adjusts Gatsby's webpack configuration. At each stage, sets options of loaders and the version of
 * the cache. In visitors' scripts, minifies for the site's browsers, drops unused code (Gatsby's
 * Partytown plugin and worker registration, the language detection of the i18n plugin), declares
 * the modules of src free of side effects, so that pages leave out unused modules, and turns off
 * source maps, which took a quarter of the compilation time and had no users. Passes the data that
 * all pages share only to the bundle that renders HTML: the fair's days, the notices, the
 * configured outside services, the inline scripts and a hash of the code. When that bundle changes,
 * Gatsby renders every page; otherwise only those whose data have changed (decision 002).
 */
export function adjustWebpack(args: CreateWebpackConfigArgs): void {
  const { stage, actions, plugins, loaders } = args;
  setLoaderOptions(args);
  setCompilerVersion(args);
  if (stage === 'build-javascript') {
    minifyForBrowsers(args);
    actions.setWebpackConfig({
      devtool: false,
      module: {
        rules: [
          {
            test: /internal-plugins\/partytown\/|\.cache\/register-service-worker\.js$|\/browser-lang\//,
            use: loaders.null(),
          },
          {
            include: path.resolve('src'),
            exclude: [/\.css$/, path.resolve('src/styles')],
            sideEffects: false,
          },
        ],
      },
    });
  }
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const values = {
    CODE: codeOf(process.env),
    OUTSIDE_SERVICES: servicesJson(),
    FAIR_DAYS: fairDays(),
    NOTICES: noticesNow(),
    FEEDS: feedsOfContent(),
    TRIAL: trialOf(process.env),
    SCRIPTS: inlineScripts(),
  };
  const definitions = Object.entries<unknown>(values).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(definitions))] });
}

/** Minifies for the site's browsers, not for ES5. Hashes are short: every page has all names. */
function minifyForBrowsers({ getConfig, actions, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { optimization?: object; output?: object };
  const compress = {
    passes: 2,
    keep_fargs: false,
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    pure_funcs: ['console.log', 'console.warn'],
  };
  const terserOptions = { compress, mangle: {}, output: {}, ecma: 2020 };
  const minimizer = [plugins.minifyJs({ terserOptions }), plugins.minifyCss()];
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, hashDigestLength: 8 },
    optimization: { ...config.optimization, minimizer },
  });
}

function fairDays(): string {
  const { firstDay, lastDay } = readCurrentEdition();
  return `${firstDay} ${lastDay}`;
}

/**
 * Returns the hash of the site's code and the day of the build. Without them, Gatsby would keep
 * pages after a change of styles only. `gatsby build` alone sets no hash; then the value differs in
 * every build.
 */
function codeOf(env: Record<string, string | undefined>): string {
  return `${env['FAIR_CODE_HASH'] || Date.now()} ${moscowDay(now())}`;
}

function noticesNow() {
  const moment = moscowTime(now());
  const notices = publicNotices(readNotices(), moment.slice(0, 10), readSite().ownDomains);
  return { ...notices, moment: momentOfNotices(notices.ru, moment) };
}

function inlineScripts() {
  const names = ['form', 'list', 'locale', 'notFound', 'notices', 'scrollbar', 'start', 'trial'];
  return Object.fromEntries(names.map((name) => [name, bundledScript(name)]));
}

/** Returns JSON that is safe inside a script element; empty if nothing is configured. */
function servicesJson(): string {
  const services = configuredServices(readSite(), process.env);
  return Object.keys(services).length === 0
    ? ''
    : JSON.stringify(services).replace(/</g, '\\u003c');
}
