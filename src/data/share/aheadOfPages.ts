import type { CreatePagesArgs, Node } from 'gatsby';
import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Site } from '../../content-model/site';
import { localeCodes, localize, type Localized } from '../../i18n/locales';
import { readSite } from '../contentRoot';
import { PageShares, type EditionNode } from './pageShare';
import { SharePictures } from './sharePictures';

type FileNode = Node & { absolutePath: string; dir: string };
type RecordNode = Node & { name: Localized; fields: { year: number }; works?: { picture: string }[]; portrait?: { picture: string } };

let child: ChildProcess | undefined;

type Nodes = Pick<CreatePagesArgs, 'getNodesByType' | 'getNode'>;

/**
 * Starts to draw the pictures of exhibitors and speakers, which are most of a fair's pages, on the core that bundling
 * leaves idle. Pages order theirs when they are rendered; what is missing then, or was foretold wrongly, is drawn then.
 */
export function drawSharesAhead(nodes: Nodes): void {
  if (process.env.gatsby_executing_command !== 'build') return;
  const missing = foretellShares(nodes, readSite()).missing();
  if (missing.length === 0) return;
  child = fork(path.resolve('src/data/share/drawAhead.ts'), { execArgv: ['--import', 'tsx'] });
  // Before it has threads, which take their priority from it: what the build waits for goes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.on('error', () => undefined);
  child.send(missing);
}

/** Ends it when the bundles are done: queries and rendering use all cores and most memory. */
export function stopDrawingAhead(): void {
  if (child?.connected === true) child.disconnect();
}

/** Orders the pictures that pages of exhibitors and speakers will order, from their records alone. */
export function foretellShares({ getNodesByType, getNode }: Nodes, site: Site): SharePictures {
  const files = new Map((getNodesByType('File') as unknown as FileNode[]).map((file) => [file.absolutePath.normalize('NFC'), file]));
  const shares = new PageShares(site, getNodesByType('Edition') as unknown as EditionNode[]);
  const pictures = new SharePictures();
  for (const type of ['Exhibitor', 'Speaker']) {
    for (const record of getNodesByType(type) as unknown as RecordNode[]) {
      const beside = getNode(record.parent ?? '') as FileNode | undefined;
      const name = record.works?.[0]?.picture ?? record.portrait?.picture;
      const file = name === undefined || beside === undefined ? undefined : files.get(path.posix.join(beside.dir, name).normalize('NFC'));
      const picture = file && { file: file.absolutePath, digest: file.internal.contentDigest };
      for (const language of localeCodes) {
        const share = shares.of({ title: localize(record.name, language), language, year: record.fields.year, picture, isPortrait: type === 'Speaker' });
        if (share !== undefined) pictures.order(share);
      }
    }
  }
  return pictures;
}
