import { useLocation } from '@gatsbyjs/reach-router';
import { Link as GatsbyLink } from 'gatsby';
import { useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { localizedPath } from '../i18n/paths';
import { readAddress } from '../lib/address';
import { LinkContext } from './LinkContext';
import { useEnded } from './useEnded';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> & {
  /** A path of the site without a locale prefix, a `#hash`, or a full, mail or phone address. */
  to: string;
};

/**
 * A link by the site's rules (spec §2): paths get the locale's prefix; `http…` and
 * `target="_blank"` open a new tab with `nofollow noopener`; the site's own domains open in the
 * same tab. A plain click on a link to the current page only emits its event, whatever the query.
 * An unsafe address is rendered as plain text, and so is a link to a form that has closed; lists
 * and buttons then hide it (base.css).
 */
export function Link({ to, children, ...rest }: Props) {
  const { locale, ownDomains } = useContext(LinkContext);
  const ended = useEnded(to);
  const address = readAddress(to, ownDomains);
  if (ended !== undefined)
    return (
      <span className={rest.className} data-ended={ended}>
        {children}
      </span>
    );
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
  const { follow } = useContext(LinkContext);
  const isCurrent = pathname === path && suffix === '';
  const current = isCurrent
    ? { 'aria-current': rest['aria-current'] ?? ('page' as const) }
    : undefined;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isCurrent && opensHere(event)) event.preventDefault();
    else follow?.(event, path + suffix);
  };
  return (
    <GatsbyLink {...rest} {...current} to={path + suffix} onClick={click}>
      {children}
    </GatsbyLink>
  );
}

/** Whether no modifier key asks for another tab or window. */
function opensHere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}
