import { useLocation } from '@gatsbyjs/reach-router';
import { Link as GatsbyLink } from 'gatsby';
import { useContext, type AnchorHTMLAttributes, type MouseEvent, createContext } from 'react';
import { localizedPath, splitLocale } from '../i18n/paths';
import { readAddress } from '../lib/address';
import { defaultLocale, type Locale } from '../i18n/locales';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> & {
  /** A path of the site (without the locale), a `#hash`, or a full, mail or phone address. */
  to: string;
};

/**
 * A link by the site's rules (spec §2): paths get the locale's prefix; `http…` and
 * `target="_blank"` open a new tab with `nofollow noopener`; the site's own domains open in the
 * same tab. A plain click on a link to the current page only calls `onClick`, even if the current
 * address has a query. An unsafe address is rendered as plain text. So is a link to a form that has
 * closed; lists and buttons then hide the text (base.css).
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

/** Settings that every link of a page needs: the page's locale and the site's own hosts. */
export type LinkSettings = {
  locale: Locale;
  ownDomains: readonly string[];
  /**
   * Returns `built` if the target of an address, such as a form, had ended by the day of the build,
   * `now` if it has ended since.
   */
  endedOf?: (address: string) => Ended | undefined;
  /** Handles a click on a path of the site that the app does not follow on its own. */
  follow?: (event: MouseEvent, href: string) => void;
};

type Ended = 'built' | 'now';

export const LinkContext = createContext<LinkSettings>({ locale: defaultLocale, ownDomains: [] });

/** Whether the target of a link (such as a form) has ended; undefined if it has not. */
export function useEnded(to: string): Ended | undefined {
  const { endedOf } = useContext(LinkContext);
  const { pathname } = useLocation();
  return endedOf?.(to.startsWith('#') ? splitLocale(pathname).path + to : to);
}
