// Runs in Gatsby's worker for jobs (gatsby-worker.mjs).
import fastq from 'fastq';
import { renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ShareArtist } from './drawShare';
import type { DrawShareArgs } from './shareJob';
import { loadTypeface } from './typeface';

type Job = {
  inputPaths: { path: string; contentDigest: string }[];
  outputDir: string;
  args: DrawShareArgs;
};

let artist: Promise<ShareArtist> | undefined;

// A queue, because each drawing takes some megabytes. Several per core: while one waits for the
// main thread, others are encoded.
const queue = fastq.promise(draw, availableParallelism() * 3);

/**
 * Draws one share picture into `outputDir`. The file appears under its name only once it is
 * complete.
 */
export function drawShare(job: Job): Promise<void> {
  return queue.push(job);
}

async function draw({
  inputPaths: [picture],
  outputDir,
  args: { share, name },
}: Job): Promise<void> {
  artist ??= loadTypeface('.cache/share-typeface').then(() => new ShareArtist());
  const drawn = await (
    await artist
  ).draw(share, picture && { file: picture.path, digest: picture.contentDigest });
  const file = path.join(outputDir, name);
  writeFileSync(`${file}.unfinished`, drawn);
  renameSync(`${file}.unfinished`, file);
}
