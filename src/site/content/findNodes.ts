// Finds the nodes that resolvers of several types need.
import type { Node } from 'gatsby';
import { nextEdition, pastYears, seasonEdition } from '../../edition/model/season';
import type { NodeModel, Nodes } from './nodes';

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

/** Finds the edition that people apply to on the day of the build (edition/model/season). */
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
