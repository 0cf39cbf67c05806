import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { RecordsByType } from './contentFiles';
import type { Locale } from '../../i18n/locales';
import { nextEdition, pastYears, seasonEdition } from '../../edition/model/shownEdition';

type RecordNodes = {
  [Name in keyof RecordsByType]: Node & RecordsByType[Name];
};

/**
 * Gatsby's nodes by GraphQL type: valid records with the fields from their paths, and Gatsby's own
 * nodes.
 */
export type Nodes = Omit<RecordNodes, 'Session'> & {
  /** References are `year/slug`, of any year. */
  Session: RecordNodes['Session'] & {
    fields: { speakerReferences: string[]; exhibitorReferences: string[] };
  };
  BuildDay: Node & { day: string; programme: Readonly<Record<string, string>> };
  File: FileSystemNode;
  ImageSharp: Node;
  SitePage: Node & { path: string; component: string };
};

type Search<Name> = { type: Name; query: { filter?: object; sort?: object } };

/**
 * Gatsby's node model. Resolvers query nodes through it, so that Gatsby repeats a page's query when
 * one of the queried nodes changes.
 */
export type NodeModel = {
  findOne<Name extends keyof Nodes>(search: Search<Name>): Promise<Nodes[Name] | null>;
  findAll<Name extends keyof Nodes>(
    search: Search<Name>,
  ): Promise<{ entries: Iterable<Nodes[Name]> }>;
  getNodeById<Name extends keyof Nodes>(search: {
    id: string | null;
    type: Name;
  }): Nodes[Name] | null;
  findRootNodeAncestor<Found extends Node>(
    source: unknown,
    isFound: (node: Node) => node is Found,
  ): Found | null;
};

export type Context = { nodeModel: NodeModel };

/** A field that a resolver computes from its record and other nodes. */
export const field = <Source>(
  type: string,
  find: (source: Source, nodeModel: NodeModel) => unknown,
) => ({
  type,
  resolve: (source: Source, _args: unknown, { nodeModel }: Context) => find(source, nodeModel),
});

/** A field that differs between the languages: `day(language: $language)`. */
export const languageField = <Source>(
  type: string,
  find: (source: Source, language: Locale, nodeModel: NodeModel) => unknown,
) => ({
  type,
  args: { language: 'String!' },
  resolve: (source: Source, { language }: { language: Locale }, { nodeModel }: Context) =>
    find(source, language, nodeModel),
});

// Adds the type of the nodes to Gatsby's `getNodesByType`.
declare module 'gatsby' {
  interface NodePluginArgs {
    getNodesByType<Name extends keyof Nodes>(this: void, type: Name): Nodes[Name][];
  }
}

/** Finds the day of the build, ISO, Moscow. */
export async function findBuildDay(nodeModel: NodeModel): Promise<string> {
  return (await nodeModel.findOne({ type: 'BuildDay', query: {} }))?.day ?? '';
}

/** Finds the exhibitor whose file contains a work. */
export function findExhibitorOf(
  work: unknown,
  nodeModel: Pick<NodeModel, 'findRootNodeAncestor'>,
): Nodes['Exhibitor'] | null {
  return nodeModel.findRootNodeAncestor(
    work,
    (node: Node): node is Nodes['Exhibitor'] => node.internal.type === 'Exhibitor',
  );
}

/** Finds the edition of the year in site.yaml. */
export async function findCurrentEdition(nodeModel: NodeModel): Promise<Nodes['Edition'] | null> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  return nodeModel.findOne({
    type: 'Edition',
    query: { filter: { year: { eq: site?.currentEdition } } },
  });
}

/** Returns the editions with their years, the year in site.yaml, and the day of the build. */
async function datedEditions(nodeModel: NodeModel) {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const day = await findBuildDay(nodeModel);
  const { entries } = await nodeModel.findAll({ type: 'Edition', query: {} });
  const editions = [...entries].map((node) => ({
    node,
    year: node.fields.year,
    firstDay: node.firstDay,
    lastDay: node.lastDay,
  }));
  return { editions, current: site?.currentEdition ?? 0, day };
}

/** Finds the edition that people apply to on the day of the build (edition/model/shownEdition). */
export async function findSeasonEdition(nodeModel: NodeModel): Promise<Nodes['Edition'] | null> {
  const { editions, current, day } = await datedEditions(nodeModel);
  return seasonEdition(editions, current, day)?.node ?? null;
}

/** Finds the edition after the current one; null while its days are not written. */
export async function findNextEdition(nodeModel: NodeModel): Promise<Nodes['Edition'] | null> {
  const { editions, current, day } = await datedEditions(nodeModel);
  return nextEdition(editions, current, day)?.node ?? null;
}

/** Finds the years whose fair was over on the day of the build, oldest first. */
export async function findPastYears(nodeModel: NodeModel): Promise<number[]> {
  const { editions, day } = await datedEditions(nodeModel);
  return pastYears(editions, day);
}
