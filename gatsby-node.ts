import type { GatsbyNode } from 'gatsby';
import { stopOnBadContent } from './src/site/check';
import { closeErrorScreens, finishPages } from './src/site/finish/finishPages';
import { removeLastBuild, turnOffSlices } from './src/site/finish/builds';
import { writeHostFiles } from './src/site/host/hostFiles';
import { stopWithoutLeadService } from './src/site/content/outsideServices';
import { adjustWebpack } from './src/site/finish/webpackConfig';
import { startTrial } from './src/site/finish/trial';
import { writeIdentityFiles } from './src/site/outputs/identityFiles';
import { writePlanFiles } from './src/site/outputs/planFile';
import { writePressKit, writePressMarks } from './src/site/outputs/pressKit';
import { writeQueriedFiles } from './src/site/outputs/queriedFiles';
import {
  addPathFields,
  createAllPages,
  createFields,
  createTypes,
  isContentRecord,
} from './src/site/records';
import { createBuildDay } from './src/site/records/buildDay';
import { createFeeds } from './src/site/records/programme';
import { createTicketSale } from './src/site/records/tickets';
import { serveStandIns } from './tools/preview/developStandIns';

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  turnOffSlices();
  startTrial(reporter);
  stopWithoutLeadService(reporter);
  await stopOnBadContent(reporter);
  if (process.env['NODE_ENV'] === 'production') removeLastBuild('public');
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes;
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  createTicketSale(args);
  createBuildDay(args);
  createFeeds(args);
};
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = isContentRecord;
export const onCreateNode: GatsbyNode['onCreateNode'] = addPathFields;
export const createResolvers: GatsbyNode['createResolvers'] = createFields;
export const createPages: GatsbyNode['createPages'] = async (args) => {
  createAllPages(args);
  await writeQueriedFiles(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  writePlanFiles(args);
  await writeIdentityFiles(args);
  await writePressMarks(args);
};
// The host's headers contain hashes of the finished pages, so the pages come first.
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  closeErrorScreens('public');
  await finishPages(args);
  await writePressKit(args);
  await writeHostFiles(args);
};
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveStandIns;
