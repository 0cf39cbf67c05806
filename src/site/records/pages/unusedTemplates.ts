import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '../../../i18n/locales';
import { createPageInLocale } from './localizedPages';

const stem = '/unused-template/';

/**
 * A build warns that the query of a template "will not be run" if no page uses it, as in a fair
 * without sessions yet. Such a template gets a temporary page until queries have been read;
 * `deleteUnusedPages` removes it before any page is made. Develop still warns, which does no harm.
 */
export function createUnusedPages({ actions, getNodesByType }: CreatePagesArgs): void {
  if (process.env['NODE_ENV'] !== 'production') return;
  const used = new Set(getNodesByType('SitePage').map(({ component }) => component));
  for (const file of readdirSync('src/templates').filter((name) => name.endsWith('.tsx'))) {
    const template = path.basename(file, '.tsx');
    if (used.has(path.resolve('src/templates', file))) continue;
    createPageInLocale(
      actions,
      { path: `${stem}${template}/`, template, context: {} },
      defaultLocale,
    );
  }
}

/** Removes the temporary pages. */
export function deleteUnusedPages({ actions, getNodesByType }: ParentSpanPluginArgs): void {
  const pages = getNodesByType('SitePage').filter((page) => page.path.startsWith(stem));
  for (const { path: address, component } of pages)
    actions.deletePage({ path: address, component });
}
