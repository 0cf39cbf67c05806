import { statfsSync } from 'node:fs';

const minFreeMegabytes = 50;

/** Returns a message for the terminal if the disk of the current folder is full. */
export function fullDiskMessage(freeMegabytes = readFreeMegabytes()) {
  if (freeMegabytes >= minFreeMegabytes) return undefined;
  return `The disk is full: ${Math.floor(freeMegabytes)} MB are free, but a first build needs about 1,000 MB. Free some space, then start again.`;
}

function readFreeMegabytes() {
  const { bavail, bsize } = statfsSync('.');
  return (bavail * bsize) / 1e6;
}
