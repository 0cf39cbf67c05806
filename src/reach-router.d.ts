// The router included in Gatsby has no types; these cover what we use.
declare module '@gatsbyjs/reach-router' {
  import type { ComponentType, ReactNode } from 'react';

  export type RouterLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'origin'>;
  export type RouterHistory = { location: RouterLocation };

  export function useLocation(): RouterLocation;
  export function createMemorySource(initialPath: string): unknown;
  export function createHistory(source: unknown): RouterHistory;
  export const LocationProvider: ComponentType<{ history?: RouterHistory; children: ReactNode }>;
}
