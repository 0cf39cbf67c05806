import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../i18n/locales';
import { pocketPath } from '../../venue/pocket/model/pocketFile';
import { pocketFacts, pocketQuery } from './pocket/facts';
import { PocketFair } from './pocket/PocketFair';
import { pocketStyle } from './pocket/style';

/**
 * The fair as one file that opens without a network and can be sent on: programme, stands, plan and
 * hours, with the moment they are of (decision 044). That is the newest change of content, so equal
 * content makes equal files.
 */
export const pocketFair = {
  query: pocketQuery,
  files: (answer: Queries.PocketFairQuery, locale: Locale) => [
    [pocketPath(locale), drawPocketFair(answer, locale)] as const,
  ],
};

/** The file's text. */
export function drawPocketFair(answer: Queries.PocketFairQuery, locale: Locale): string {
  const facts = pocketFacts(answer, locale);
  const style = pocketStyle(facts.colour);
  return `<!DOCTYPE html>${renderToStaticMarkup(createElement(PocketFair, { facts, style }))}`;
}
