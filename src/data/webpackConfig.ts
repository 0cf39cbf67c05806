import type { CreateWebpackConfigArgs } from 'gatsby';
import path from 'node:path';
import { buildId } from './builds';
import { readSite } from './contentRoot';
import { configuredServices } from './outsideServices';

/**
 * Makes every build render every page: Gatsby would keep a page whose data and code are the same, with the old styles
 * inlined in it. The value is in the rendering bundle only, never in what it renders or in a visitor's browser.
 * The HTML also takes the build's id and the configured outside services from here. Out of visitors' scripts stays what
 * is never called: parts of react-i18next, and Partytown.
 */
export function adjustWebpack({ stage, actions, plugins, loaders }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript') {
    actions.setWebpackConfig({
      resolve: { alias: { 'react-i18next$': path.resolve('src/i18n/reactI18next.js'), 'react-i18next/dist/es': path.resolve('node_modules/react-i18next/dist/es') } },
      module: { rules: [{ test: /@builder\.io\/partytown\/integration\//, use: loaders.null() }] },
    });
  }
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const values = {
    RENDERING: String(Date.now()),
    BUILD_ID: buildId(process.env),
    OUTSIDE_SERVICES: servicesJson(),
  };
  const definitions = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [plugins.define(Object.fromEntries(definitions) as Record<string, string>)] });
}

/** JSON that may stand inside a script element; empty where nothing is configured. */
function servicesJson(): string {
  const services = configuredServices(readSite(), process.env);
  return Object.keys(services).length === 0 ? '' : JSON.stringify(services).replace(/</g, '\\u003c');
}
