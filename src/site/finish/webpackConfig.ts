import type { CreateWebpackConfigArgs } from 'gatsby';
import { readCurrentEdition, readNotices, readSite } from '../content/contentRoot';
import { feedsOfContent } from '../content/feeds';
import { moscowTime, now } from '../../lib/time/clock';
import { buildId } from './builds';
import { bundledScript } from './bundledScript';
import { setCompilerVersion } from './compilerVersion';
import { publicNotices } from './notices';
import { configuredServices } from '../content/outsideServices';
import { setLoaderOptions } from './loaderOptions';
import { trialOf } from './trial';

/**
 * Adjusts Gatsby's webpack configuration at each stage. In visitors' scripts it sets options of
 * loaders, drops unused code (Gatsby's Partytown plugin and worker registration, the i18n plugin's
 * language detection), and turns off source maps, which took a quarter of the compilation and
 * nobody read. To the bundle that renders HTML, and to no visitor's browser, it passes the build's
 * id, the fair's days, the notices, the configured outside services and the inline scripts.
 * RENDERING differs in every build, so that every page is rendered: Gatsby would otherwise keep a
 * page whose data and code are unchanged, together with the old styles inlined in it.
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
        ],
      },
    });
  }
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const values = {
    RENDERING: String(Date.now()),
    BUILD_ID: buildId(process.env),
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

function noticesNow() {
  const moment = moscowTime(now());
  return { ...publicNotices(readNotices(), moment.slice(0, 10)), moment };
}

function inlineScripts() {
  const names = ['first', 'form', 'list', 'notFound', 'notices', 'start', 'trial'];
  return Object.fromEntries(names.map((name) => [name, bundledScript(name)]));
}

/** Returns JSON that is safe inside a script element; empty if nothing is configured. */
function servicesJson(): string {
  const services = configuredServices(readSite(), process.env);
  return Object.keys(services).length === 0
    ? ''
    : JSON.stringify(services).replace(/</g, '\\u003c');
}
