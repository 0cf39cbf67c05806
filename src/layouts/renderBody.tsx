import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page's HTML in one piece: when React 18 streams, it puts a NUL where a Cyrillic letter
 * does not fit at the end of a chunk.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(<>{bodyComponent}</>));
