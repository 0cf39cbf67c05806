import type { GatsbyNode } from 'gatsby';
import { addPathFields, createAllPages, createFields, createTypes, stopOnBadContent, stopWithoutLeadService } from './src/data';
import { writeCalendarFiles } from './src/data/calendarFiles';
import { writeHostFiles } from './src/data/hostFiles';
import { writePlanFiles } from './src/data/planFile';
import { adjustWebpack } from './src/data/webpackConfig';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  stopWithoutLeadService(reporter);
  return stopOnBadContent(reporter);
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes;
export const onCreateNode: GatsbyNode['onCreateNode'] = addPathFields;
export const createResolvers: GatsbyNode['createResolvers'] = createFields;
export const createPages: GatsbyNode['createPages'] = createAllPages;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = adjustWebpack;
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => {
  writePlanFiles(args);
  writeCalendarFiles(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = writeHostFiles;
