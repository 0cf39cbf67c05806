import { useContext, type ReactNode } from 'react';
import { localizedPath } from '../i18n/paths';
import { LinkContext, useEnded } from '../ui/Link';

type Props = {
  /** A path of the site without a locale's prefix; can have a query or a hash. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A link to a page of this site. Unlike `Link`, it does not prefetch the page when it becomes
 * visible, because visitors skip most results.
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
