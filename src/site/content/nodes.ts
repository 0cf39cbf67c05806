import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { RecordsByType } from './contentFiles';

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
