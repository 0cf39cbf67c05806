import './src/styles/order';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { isoOf } from './src/i18n/locales';
import { splitLocale } from './src/i18n/paths';

/**
 * Renders a page's HTML in one piece: when React 18 streams, it puts a NUL where a Cyrillic letter
 * does not fit at the end of a chunk.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderToString(bodyComponent));

/** Gives the document the language of its page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes }) =>
  setHtmlAttributes?.({ lang: isoOf(splitLocale(pathname).locale) });

export { wrapPageElement } from './src/shell/app/wrapPage';
