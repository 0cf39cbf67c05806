import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { collectShared } from '../lib/sharedMarkup';
import { MarkupCache } from '../primitives/SharedMarkup';

const cache = new Map<string, string>();

/**
 * Makes a page's HTML at once, without the pieces of a stream, of which a build has no use; React 18 puts a NUL where a
 * Cyrillic letter would not fit at the end of one. What pages have in common is rendered with the first of them.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  const html = renderToString(<MarkupCache.Provider value={cache}>{bodyComponent}</MarkupCache.Provider>);
  replaceBodyHTMLString(collectShared(html, cache));
};
