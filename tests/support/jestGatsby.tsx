import type { AnchorHTMLAttributes } from 'react';

/** Gatsby's Link as a plain anchor: navigation itself is tested in a browser. */
export const Link = ({
  to,
  replace,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; replace?: boolean }) => (
  <a href={to} data-replace={replace} {...rest} />
);

/** Does nothing, for lack of a router. */
export const navigate = () => Promise.resolve();

/** Queries run only in a build. */
export const graphql = () => undefined;
