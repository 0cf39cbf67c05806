import { useContext, type ReactNode } from 'react';
import { localizedPath } from '../i18n/paths';
import { LinkContext, useEnded } from '../ui/Link';

type Props = {
  /** A path of the site, in no language, with a query or a hash where it has one. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A link to a page of this site. Unlike `Link` it does not fetch that page ahead when it comes into
 * sight: most answers are passed over.
 */
export function FoundLink({ to, className, children }: Props) {
  const { locale, follow } = useContext(LinkContext);
  const ended = useEnded(to);
  const [, path = '', suffix = ''] = /^([^#?]*)(.*)$/.exec(to) ?? [];
  const href = localizedPath(path, locale) + suffix;
  if (ended !== undefined)
    return (
      <span className={className} data-ended={ended}>
        {children}
      </span>
    );
  return (
    <a href={href} className={className} data-found onClick={(event) => follow?.(event, href)}>
      {children}
    </a>
  );
}
