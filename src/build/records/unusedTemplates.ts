import type { CreatePagesArgs } from 'gatsby';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createPageInLocale } from './localizedPages';
import { defaultLocale } from '../../i18n/locales';

type PageNode = { component?: string };

/**
 * Gatsby warns that the query of a template "will not be run" while no page has the template, as in a fair without events
 * yet. A page made and taken back at once makes the template known; it is never written.
 */
export function introduceUnusedTemplates({ actions, getNodesByType }: CreatePagesArgs): void {
  const used = new Set(getNodesByType('SitePage').map(({ component }) => component));
  for (const file of readdirSync('src/templates').filter((name) => name.endsWith('.tsx'))) {
    const component = path.resolve('src/templates', file);
    if (used.has(component)) continue;
    const template = path.basename(file, '.tsx');
    const page = { path: `/${template}/unused/`, template, context: {} };
    createPageInLocale(actions, page, defaultLocale);
    actions.deletePage({ path: page.path, component });
  }
}
