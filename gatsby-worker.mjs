// Jobs outlast a query; Gatsby looks for a job's function here by its name. It compiles TypeScript
// only in gatsby-config.ts and gatsby-node.ts, hence tsx.
import { require as requireTypeScript } from 'tsx/cjs/api';

const { drawShare } = requireTypeScript('./src/site/pictures/share/drawJob.ts', import.meta.url);

export const DRAW_SHARE = drawShare;
