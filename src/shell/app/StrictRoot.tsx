import type { GatsbyBrowser } from 'gatsby';
import { StrictMode } from 'react';

/**
 * In develop everything mounts twice, which reveals missing clean-up; in production nothing is
 * added.
 */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) =>
  process.env['NODE_ENV'] === 'development' ? <StrictMode>{element}</StrictMode> : element;
