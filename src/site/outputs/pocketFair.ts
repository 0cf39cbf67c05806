import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../i18n/locales';
import { pocketPath } from '../../venue/pocket/model/pocketFile';
import { pocketFacts, pocketQuery } from './pocket/facts';
import { PocketFair } from './pocket/PocketFair';
import { pocketStyle } from './pocket/style';

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
