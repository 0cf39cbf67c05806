import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../i18n/locales';
import { pocketPath } from '../../venue/pocket/model/pocketFile';
import { pocketFacts, pocketQuery, type PocketFacts } from './pocket/facts';
import { PocketFair } from './pocket/PocketFair';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The fair as one file that opens without a network and can be forwarded: programme, stands, plan
 * and hours, with the moment of their last change (decision 044). That moment is not the build's,
 * so equal content gives equal files.
 */
export const pocketFair = {
  query: pocketQuery,
  files: (answer: Queries.PocketFairQuery, locale: Locale) => [
    [pocketPath(locale), drawPocketFair(answer, locale)] as const,
  ],
};

/** Renders the file's HTML. */
export function drawPocketFair(answer: Queries.PocketFairQuery, locale: Locale): string {
  const facts = pocketFacts(answer, locale);
  const style = pocketStyle(facts.colour);
  return `<!DOCTYPE html>${renderToStaticMarkup(createElement(PocketFair, { facts, style }))}`;
}

const folder = 'src/site/outputs/pocket/styles';

/**
 * Returns the style sheet of the pocket fair: the site's tokens in the edition's colour, and rules
 * for this file. It uses the reader's typefaces: the site's would take up a third of the file.
 */
export function pocketStyle({ light, dark }: PocketFacts['colour']): string {
  const own = ['base', 'parts', 'plan', 'widths', 'print'];
  const sheets = ['src/styles/tokens.css', ...own.map((name) => `${folder}/${name}.css`)];
  const rules = sheets.map((file) => readFileSync(path.resolve(file), 'utf8')).join('');
  return `:root{--signal-light:${light};--signal-dark:${dark}}${withoutBlanks(rules)}`;
}

function withoutBlanks(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');
}
