import { useLocation } from '@gatsbyjs/reach-router';
import { Link as GatsbyLink } from 'gatsby';
import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { localizedPath } from '../i18n/paths';
import { readAddress } from '../lib/address';
import { LinkContext } from './LinkContext';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> & {
  /** A path of the site without a locale's prefix, `#hash`, or a full, mail or phone address. */
  to: string;
};

/**
 * A link by the site's rules (spec §2): paths are localized by prefix; `http…` and
 * `target="_blank"` open a new tab with `nofollow noopener`; the site's own domain stays in the
 * tab; the current page only emits a click that asks for no tab of its own. An unsafe address is
 * shown as plain words.
 */
export function Link({ to, children, ...rest }: Props) {
  const { locale, ownDomains } = useContext(LinkContext);
  const address = readAddress(to, ownDomains);
  if (address.kind === 'unsafe') return <span className={rest.className}>{children}</span>;
  if (rest.target === '_blank') {
    const href =
      address.kind === 'page' ? localizedPath(address.path, locale) + address.suffix : address.href;
    return (
      <a {...rest} href={href} rel="nofollow noopener">
        {children}
      </a>
    );
  }
  switch (address.kind) {
    case 'page':
      return (
        <PageLink {...rest} path={localizedPath(address.path, locale)} suffix={address.suffix}>
          {children}
        </PageLink>
      );
    case 'outside':
      return (
        <a {...rest} href={address.href} target="_blank" rel="nofollow noopener">
          {children}
        </a>
      );
    default:
      return (
        <a {...rest} href={address.href}>
          {children}
        </a>
      );
  }
}

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> & {
  path: string;
  suffix: string;
};

function PageLink({ path, suffix, onClick, children, ...rest }: PageLinkProps) {
  const { pathname } = useLocation();
  const { follow, readSearch } = useContext(LinkContext);
  const isCurrent = pathname === path && suffix === '';
  const current = isCurrent
    ? { 'aria-current': rest['aria-current'] ?? ('page' as const) }
    : undefined;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A query makes it another page: the whole list is not its galleries.
    if (isCurrent && (readSearch?.() ?? '') === '' && opensHere(event)) event.preventDefault();
    else follow?.(event, path + suffix);
  };
  return (
    // By itself Gatsby would put the whole list in the place of its galleries, and Back would lead
    // past them.
    <GatsbyLink
      {...rest}
      {...current}
      to={path + suffix}
      replace={isCurrent ? false : undefined}
      onClick={click}
    >
      {children}
    </GatsbyLink>
  );
}

/** Not in a tab or a window of its own. */
function opensHere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}
