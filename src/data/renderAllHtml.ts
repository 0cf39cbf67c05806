import type { CreateWebpackConfigArgs } from 'gatsby';
import { buildId } from './builds';
import { readSite } from './contentRoot';
import { configuredServices } from './outsideServices';

/**
 * Makes every build render every page: Gatsby would keep a page whose data and code are the same, with the old styles
 * inlined in it. The value is in the rendering bundle only, never in what it renders or in a visitor's browser.
 * The HTML also takes the build's id and the configured outside services from here.
 */
export function renderAllHtml({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
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
