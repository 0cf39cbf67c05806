import type { ParentSpanPluginArgs } from 'gatsby';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeCodes } from '../../i18n/locales';
import { pocketPath } from '../../venue/pocket/model/pocketFile';
import { contentTimes } from '../records/contentTimes';
import { pocketFacts, type PocketFacts } from './pocket/facts';
import { PocketFair } from './pocket/PocketFair';
import { pocketStyle } from './pocket/style';
import { writePublic } from './writePublic';

/**
 * Writes the fair as one file in each language that opens without a network and can be sent on:
 * programme, stands, plan and hours, with the moment they are of (decision 044). That is the newest
 * change of content, so equal content makes equal files.
 */
export function writePocketFair({ getNodesByType }: ParentSpanPluginArgs): void {
  const [site] = getNodesByType('SiteSettings');
  const [build] = getNodesByType('BuildDay');
  if (site === undefined || build === undefined) return;
  const changes = [...contentTimes().values()].sort();
  const sources = {
    site,
    asOf: changes.at(-1) ?? build.day,
    Edition: getNodesByType('Edition'),
    Plan: getNodesByType('Plan'),
    Exhibitor: getNodesByType('Exhibitor'),
    Speaker: getNodesByType('Speaker'),
    Session: getNodesByType('Session'),
    Page: getNodesByType('Page'),
  };
  for (const locale of localeCodes)
    writePublic(pocketPath(locale), drawPocketFair(pocketFacts(sources, locale)));
}

/** The file's text. */
export function drawPocketFair(facts: PocketFacts): string {
  const style = pocketStyle(facts.colour);
  return `<!DOCTYPE html>${renderToStaticMarkup(createElement(PocketFair, { facts, style }))}`;
}
