import type { CreatePagesArgs, Node } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import path from 'node:path';
import { isBuild } from './isBuild';
import { Photos, type ImageDataArgs } from './photo';
import { pictureId, type PictureNode } from './pictureNodes';

type RecordNode = Node & { works?: { picture: string }[]; portrait?: { picture: string } };
type Use = { type: 'Exhibitor' | 'Speaker'; breakpoints: readonly number[]; picturesOf: (record: RecordNode) => (string | undefined)[] };
type Nodes = Pick<CreatePagesArgs, 'getNodesByType' | 'getNode'>;

/** What pages of exhibitors and speakers will ask of pictures; a test compares it with their fragments. */
export const uses: readonly Use[] = [
  { type: 'Exhibitor', breakpoints: [284, 496, 868, 1520], picturesOf: ({ works = [] }) => works.map(({ picture }) => picture) },
  { type: 'Speaker', breakpoints: [284, 496, 868, 1520], picturesOf: ({ portrait }) => [portrait?.picture] },
  { type: 'Speaker', breakpoints: [284, 496, 868], picturesOf: ({ portrait }) => [portrait?.picture] },
];

/**
 * Orders most of a fair's renditions before any query does, so that they are made while scripts are bundled. Queries
 * order them again, which makes nothing twice, and whatever was not foretold.
 */
export async function orderRenditionsAhead({ getNodesByType, getNode, pathPrefix, reporter, cache }: CreatePagesArgs): Promise<void> {
  if (!isBuild()) return;
  const photos = new Photos();
  for (const { file, asked } of foretellRenditions({ getNodesByType, getNode })) {
    await generateImageData({ ...(await photos.request(file, asked)), pathPrefix, reporter, cache });
  }
}

/** Each picture of the records with what its pages ask, once for all records that show the same under the same name. */
export function foretellRenditions({ getNodesByType, getNode }: Nodes): { file: PictureNode; asked: ImageDataArgs }[] {
  const orders = new Map<string, { file: PictureNode; asked: ImageDataArgs }>();
  for (const { type, breakpoints, picturesOf } of uses) {
    for (const record of getNodesByType(type) as unknown as RecordNode[]) {
      const beside = getNode(record.parent ?? '') as (Node & { relativeDirectory: string }) | undefined;
      for (const name of picturesOf(record)) {
        const file = name === undefined || beside === undefined ? undefined : (getNode(pictureId(path.posix.join(beside.relativeDirectory, name))) as PictureNode | undefined);
        if (file === undefined) continue;
        const key = `${file.name} ${file.internal.contentDigest} ${breakpoints.join(' ')}`;
        orders.set(key, { file, asked: { layout: 'fullWidth', breakpoints } });
      }
    }
  }
  return [...orders.values()];
}
