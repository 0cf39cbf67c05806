import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Makes every build render every page: Gatsby would keep a page whose data and code are the same, with the old styles
 * inlined in it. The value is in the rendering bundle only, never in what it renders or in a visitor's browser.
 */
export function renderAllHtml({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  actions.setWebpackConfig({ plugins: [plugins.define({ RENDERING: JSON.stringify(String(Date.now())) })] });
}
