import './src/styles/order';
import type { GatsbyBrowser } from 'gatsby';
import { restorePathCase } from './src/services/pathCase';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => restorePathCase(window);
