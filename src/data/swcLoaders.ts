import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Module = { resource: string; issuer?: string };
type Use = object | object[] | ((module: Module) => object | object[]);
/** A rule of webpack's, as far as Babel goes. */
export type Rule = { test?: unknown; use?: Use; oneOf?: Rule[] };

/** What Gatsby's own Babel plugins are for, besides page queries: templates lose parts, these are rewritten. */
const needsBabel = /\b(useStaticQuery|StaticQuery|StaticImage)\b/;

/**
 * Translates TypeScript and JSX with SWC instead of Babel, in a tenth of the time (docs/decisions/015). Babel keeps the
 * templates of visitors' scripts, from which Gatsby cuts `Head` or the page, and what has static queries or images.
 */
export function withSwc(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => {
    if (rule.oneOf !== undefined) return { ...rule, oneOf: withSwc(rule.oneOf) };
    const { use } = rule;
    if (typeof use === 'function') return { ...rule, use: (module: Module) => (keepsBabel(module) ? use(module) : swc(module)) };
    return isBabel(use) ? { ...rule, use: (module: Module) => swc(module) } : rule;
  });
}

const isBabel = (use: unknown) => Array.isArray(use) && use.some(({ loader }: { loader?: string }) => /[\\/]babel-loader/.test(loader ?? ''));

function keepsBabel({ resource, issuer }: Module): boolean {
  const file = resource.replace(/\?.*$/, '');
  // Some modules are Gatsby's own and on no disk.
  return /async-requires/.test(issuer ?? '') || !existsSync(file) || needsBabel.test(readFileSync(file, 'utf8'));
}

/** ES2022 is what every browser knows that Gatsby builds for (Chrome 94, Firefox 93, Safari 16.4 and newer). */
function swc({ resource }: Module): object[] {
  const parser = /\.tsx?($|\?)/.test(resource) ? { syntax: 'typescript', tsx: /\.tsx($|\?)/.test(resource) } : { syntax: 'ecmascript', jsx: true };
  const options = {
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic', useBuiltins: true } } },
  };
  return [{ loader: path.resolve('node_modules/swc-loader'), options }, { loader: path.resolve('src/data/withoutQueries.js') }];
}
