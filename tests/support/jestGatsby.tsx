import type { AnchorHTMLAttributes } from 'react';

/** Gatsby's Link as a plain anchor: navigation itself is tested in a browser. */
export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}

/** Navigation does nothing without a router. */
export const navigate = () => Promise.resolve();

/** Queries run at build only. */
export const graphql = () => undefined;
