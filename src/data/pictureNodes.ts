import type { CreateNodeArgs, Node, NodeInput, SourceNodesArgs } from 'gatsby';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readableNames } from './check/pictureLimits';
import { contentRoot } from './contentRoot';
import { isBuild } from './isBuild';

/** A picture of the content folder, by its path in it; `contentDigest` is the hash of the file. */
export type PictureNode = Node & { relativePath: string; relativeDirectory: string; base: string; name: string; extension: string };

/** Whether a file of the content folder is a picture that pages show in sizes of their own; logos are served as they are. */
export const isPicture = (relativePath: string): boolean => readableNames.test(relativePath) && !/(^|\/)partners\//.test(relativePath);

/** Files that Gatsby itself makes no nodes of in a build, as `createPictures` does: absolute paths, for the file plugin. */
export const isLeftToPictures = (absolutePath: string): boolean => isPicture(path.relative(contentRoot(), absolutePath).split(path.sep).join('/'));

/**
 * The node of a picture; letters written with separate accents, as some computers name files, count as the same. Builds
 * and `gatsby develop` share a cache: by one id a build would take up a develop's node and lose it along with its file's.
 */
export const pictureId = (relativePath: string): string => `${isBuild() ? 'picture' : 'watched picture'} ${relativePath.normalize('NFC')}`;

/** Where a picture lies on this machine. */
export const fileOfPicture = ({ relativePath }: PictureNode): string => path.join(contentRoot(), relativePath);

/**
 * Makes one light node of each picture in a build. Gatsby's own way makes two, and a picture takes it 10 ms of a core
 * (docs/decisions/015). A replaced picture changes its node, so warm builds ask its pages anew.
 */
export function createPictures({ actions }: SourceNodesArgs): void {
  if (!isBuild()) return;
  const root = contentRoot();
  for (const relativePath of (readdirSync(root, { recursive: true, encoding: 'utf8' })).map((file) => file.split(path.sep).join('/')).filter(isPicture)) {
    actions.createNode(pictureOf(relativePath, createHash('md5').update(readFileSync(path.join(root, relativePath))).digest('hex')));
  }
}

type FileNode = Node & { sourceInstanceName?: unknown; relativePath: string };

/** `gatsby develop` watches files, so there a picture's node is made of its file's. */
export function isPictureFile(node: Node): boolean {
  const { sourceInstanceName, relativePath } = node as FileNode;
  return node.internal.type === 'File' && sourceInstanceName === 'content' && isPicture(relativePath);
}

/** The picture of a file that `gatsby develop` has found or found changed. */
export function addPicture({ node, actions }: Pick<CreateNodeArgs, 'node' | 'actions'>): void {
  const picture = { ...pictureOf((node as FileNode).relativePath, node.internal.contentDigest), parent: node.id };
  actions.createNode(picture);
  actions.createParentChildLink({ parent: node, child: picture as unknown as Node });
}

function pictureOf(relativePath: string, contentDigest: string): NodeInput {
  const { dir, base, name, ext } = path.posix.parse(relativePath);
  return {
    id: pictureId(relativePath),
    relativePath,
    relativeDirectory: dir,
    base,
    name,
    extension: ext.slice(1).toLowerCase(),
    parent: null,
    children: [],
    internal: { type: 'Picture', contentDigest },
  };
}
