import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * Makes a page's HTML at once: React 18 puts a NUL where a Cyrillic letter would not fit at the end
 * of a stream's piece.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(<>{bodyComponent}</>));
