import type { GatsbyNode } from 'gatsby';
import { addPathFields, createAllPages, createFields, createTypes, isContentRecord, stopOnBadContent, stopWithoutLeadService } from './src/data';
import { createBuildDay } from './src/data/buildDay';
import { writeCalendarFiles } from './src/data/calendarFiles';
import { finishPages } from './src/data/finishPages';
import { writeHostFiles } from './src/data/hostFiles';
import { writeIdentityFiles } from './src/data/identityFiles';
import { writePlanFiles } from './src/data/planFile';
import { writePressKit } from './src/data/pressKit';
import { createTicketSale } from './src/data/ticketSale';
import { adjustWebpack } from './src/data/webpackConfig';
import { turnOffSlices } from './src/data/withoutSlices';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  turnOffSlices();
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
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  writePlanFiles(args);
  writeCalendarFiles(args);
  await writeIdentityFiles(args);
};
// The host's headers name what the finished pages hold.
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await finishPages(args);
  await writePressKit(args);
  await writeHostFiles(args);
};
