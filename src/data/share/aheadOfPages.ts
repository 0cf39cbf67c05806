import type { CreatePagesArgs, Node } from 'gatsby';
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { localeCodes, localize, type Localized } from '../../i18n/locales';
import { readSite } from '../contentRoot';
import { PageShares, type EditionNode } from './pageShare';
import { SharePictures } from './sharePictures';

type FileNode = Node & { absolutePath: string; dir: string };
type RecordNode = Node & { name: Localized; fields: { year: number }; works?: { picture: string }[]; portrait?: { picture: string } };

/** glibc gives memory above these sizes back at once (tools/build.mjs); a picture's 2 MB are wanted again for the next one. */
const memory = { MALLOC_TRIM_THRESHOLD_: '4194304', MALLOC_MMAP_THRESHOLD_: '4194304' };

let drawing: Promise<void> = Promise.resolve();

/**
 * Starts to draw the pictures of exhibitors and speakers, which are most of a fair's pages, on the core that bundling
 * leaves idle. What they will show is foretold from the records; pages order theirs when they are rendered, and only
 * what was foretold wrongly is drawn then.
 */
export function drawSharesAhead({ getNodesByType, getNode }: Pick<CreatePagesArgs, 'getNodesByType' | 'getNode'>): void {
  if (process.env.gatsby_executing_command !== 'build') return;
  const files = new Map((getNodesByType('File') as unknown as FileNode[]).map((file) => [file.absolutePath.normalize('NFC'), file]));
  const shares = new PageShares(readSite(), getNodesByType('Edition') as unknown as EditionNode[]);
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
  const missing = pictures.missing();
  if (missing.length === 0) return;
  const child = fork(path.resolve('src/data/share/drawAhead.ts'), { execArgv: ['--import', 'tsx'], env: { ...process.env, ...memory } });
  // Before it has threads, which take their priority from it: what the build waits for goes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  // Whatever becomes of it, what is missing then is drawn with the pages.
  drawing = new Promise((resolve) => child.once('error', () => resolve()).once('exit', () => resolve()));
  child.send(missing);
}

/** Waits for what was begun ahead. */
export const drawnAhead = (): Promise<void> => drawing;
