import type { Node } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { Caption } from '../../content/caption';
import type { Edition } from '../../edition/schema';
import type { Exhibitor } from '../../exhibitors/schema';
import type { Form } from '../../forms/schema';
import type { Navigation } from '../../shell/header/schema';
import type { WrittenNotice } from '../../venue/notices/schema';
import type { Page } from './page';
import type { Partner } from '../../partners/schema';
import type { Plan } from '../../plan/schema';
import type { Release } from '../../press/schema';
import type { Redirect } from '../../content/redirect';
import type { Session } from '../../programme/schema';
import type { Site } from '../../content/site';
import type { Speaker } from '../../speakers/schema';
import type { Way } from '../../way/schema';

type OfYear = { fields: { year: number } };
type InFolder = { fields: { year: number; slug: string } };
/** As `year/slug`, of any year. */
type References = { speakerReferences: string[]; exhibitorReferences: string[] };

/** Gatsby's nodes by GraphQL type: a valid record with what its path says. */
export type Nodes = {
  SiteSettings: Node & Site;
  Navigation: Node & Navigation;
  Redirect: Node & Redirect;
  Notice: Node & WrittenNotice;
  Page: Node & Page & { fields: { route: string } };
  LeadForm: Node & Form & { fields: { slug: string } };
  Release: Node & Release & { fields: { slug: string; date: string } };
  Edition: Node & Edition & OfYear;
  Plan: Node & Plan & OfYear;
  Way: Node & Way & OfYear;
  Exhibitor: Node & Exhibitor & InFolder;
  Speaker: Node & Speaker & InFolder;
  Session: Node & Session & { fields: { year: number; date: string } & References };
  Partner: Node & Partner & InFolder;
  PhotoCaption: Node & Caption & OfYear;
  BuildDay: Node & { day: string; programme: Readonly<Record<string, string>> };
  File: FileSystemNode;
  ImageSharp: Node;
  SitePage: Node & { path: string; component: string };
};

type Asked<Name> = { type: Name; query: { filter?: object; sort?: object } };

/** How resolvers query nodes, so that Gatsby runs a page's query again when one of them changes. */
export type NodeModel = {
  findOne<Name extends keyof Nodes>(search: Asked<Name>): Promise<Nodes[Name] | null>;
  findAll<Name extends keyof Nodes>(
    search: Asked<Name>,
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
