import type { GatsbyNode } from 'gatsby';
import { stopOnBadContent } from './src/build/hosting/contentVerdict';
import { closeErrorScreens } from './src/build/hosting/errorScreens';
import { finishPages } from './src/build/hosting/finishPages';
import { writeHostFiles } from './src/build/hosting/hostFiles';
import { stopWithoutLeadService } from './src/build/hosting/leadServiceGuard';
import { adjustBabel, adjustWebpack } from './src/build/hosting/webpackConfig';
import { startTrial } from './src/build/hosting/trial';
import { turnOffSlices } from './src/build/hosting/withoutSlices';
import { writeCalendarFiles } from './src/build/outputs/calendarFiles';
import { writeIdentityFiles } from './src/build/outputs/identityFiles';
import { writePlanFiles } from './src/build/outputs/planFile';
import { writePressKit } from './src/build/outputs/pressKit';
import {
  addPathFields,
  createAllPages,
  createFields,
  createTypes,
  isContentRecord,
} from './src/build/records';
import { createBuildDay } from './src/build/records/buildDay';
import { createTicketSale } from './src/build/records/ticketSale';
import { deleteUnusedPages } from './src/build/records/pages/unusedTemplates';
import { offlineWorker } from './src/services/offline/offlineWorker';
import { withdrawnWorker } from './src/services/offline/withdrawnWorker';
import { serveStandIns } from './tools/preview/developStandIns';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  turnOffSlices();
  startTrial(reporter);
  stopWithoutLeadService(reporter);
  return stopOnBadContent(reporter);
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes;
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  createTicketSale(args);
  createBuildDay(args);
};
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = isContentRecord;
export const onCreateNode: GatsbyNode['onCreateNode'] = addPathFields;
export const createResolvers: GatsbyNode['createResolvers'] = createFields;
export const createPages: GatsbyNode['createPages'] = createAllPages;
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = adjustBabel;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  deleteUnusedPages(args);
  writePlanFiles(args);
  writeCalendarFiles(args);
  await writeIdentityFiles(args);
};
// The host's headers contain hashes of the finished pages, so the pages come first.
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await finishPages(args, { offlineWorker, withdrawnWorker });
  closeErrorScreens('public');
  await writePressKit(args);
  await writeHostFiles(args);
};
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = serveStandIns;
