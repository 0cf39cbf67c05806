import type { GatsbyNode } from 'gatsby';
import { addToNode, createAllPages, createFields, createTypes, isContentNode, stopOnBadContent, stopWithoutLeadService } from './src/data';
import { createBuildDay } from './src/data/buildDay';
import { writeCalendarFiles } from './src/data/calendarFiles';
import { finishPages } from './src/data/finishPages';
import { writeHostFiles } from './src/data/hostFiles';
import { writeIdentityFiles } from './src/data/identityFiles';
import { writePlanFiles } from './src/data/planFile';
import { writePressKit } from './src/data/pressKit';
import { createPictures } from './src/data/pictureNodes';
import { orderRenditionsAhead } from './src/data/renditionsAhead';
import { drawSharesAhead } from './src/data/share/drawBeside';
import { createTicketSale } from './src/data/ticketSale';
import { adjustWebpack } from './src/data/webpackConfig';
import { turnOffSlices } from './src/data/withoutSlices';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  turnOffSlices();
  stopWithoutLeadService(reporter);
  return stopOnBadContent(reporter);
};
// By now Gatsby has cleared its cache, where the drawing has files of its own.
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = drawSharesAhead;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes;
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  createPictures(args);
  createTicketSale(args);
  createBuildDay(args);
};
export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = isContentNode;
export const onCreateNode: GatsbyNode['onCreateNode'] = addToNode;
export const createResolvers: GatsbyNode['createResolvers'] = createFields;
export const createPages: GatsbyNode['createPages'] = async (args) => {
  createAllPages(args);
  await orderRenditionsAhead(args);
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async (args) => {
  writePlanFiles(args);
  writeCalendarFiles(args);
  await writeIdentityFiles(args);
};
// The host's headers name what the finished pages hold.
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { drawn } = await finishPages(args);
  await writePressKit(args);
  await writeHostFiles(args);
  await drawn;
};
