import { useLocation } from '@gatsbyjs/reach-router';
import { useContext } from 'react';
import { localizedPath } from '../i18n/paths';
import { LinkContext } from './LinkContext';

/**
 * Names what a list of links looks like on this page: in its language, and with the page's own link among them or not.
 * The texts are the same on all pages of a language.
 */
export function useLinksKey(name: string, links: readonly { to: string }[]): string {
  const { locale } = useContext(LinkContext);
  const { pathname } = useLocation();
  const isAmong = links.some(({ to }) => to.startsWith('/') && localizedPath(to, locale) === pathname);
  return `${name} ${locale}${isAmong ? ` ${pathname}` : ''}`;
}
