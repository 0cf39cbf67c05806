// Modules and globals without types of their own; these cover what we use.
declare module '*.module.css' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

// The router included in Gatsby.
declare module '@gatsbyjs/reach-router' {
  import type { ComponentType, ReactNode } from 'react';

  export type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'origin'>;
  export type RouterHistory = { location: RouterLocation };

  export function useLocation(): RouterLocation;
  export function createMemorySource(initialPath: string): unknown;
  export function createHistory(source: unknown): RouterHistory;
  export const LocationProvider: ComponentType<{ history?: RouterHistory; children: ReactNode }>;
}

declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  export function generateImageData(options: {
    file: Node & { name: string };
    args: object;
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}

// Undocumented globals of Gatsby's runtime; browser tests check that they still exist.
interface Window {
  ___loader?: {
    loadPage(path: string): Promise<{ status?: string; page?: { path: string } } | undefined>;
  };
  /** Makes the next in-app navigation a full load. */
  ___swUpdated?: boolean;
}
