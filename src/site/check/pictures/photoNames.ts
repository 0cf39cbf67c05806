import path from 'node:path';
import { webName } from '../../../lib/latin';
import type { ContentFolder } from '../files/contentFolder';
import type { Problem } from '../problems/problem';
import { repeatsIn } from '../files/written';

const photo = /^\d{4}\/photos\/[^/]+\.(jpe?g|png|webp|tiff?)$/i;

/**
 * Reports photographs of a year whose names give the same print-size address (decision 046). The
 * build does not number them: a file added later would take over the address of an earlier one.
 */
export function photoNameProblems({ files }: ContentFolder): Problem[] {
  const photos = files.filter((file) => photo.test(file));
  return repeatsIn(photos, addressOf).map(([file, other]) => {
    const values = { value: path.posix.basename(other) };
    return { file, line: 1, column: 1, field: '', code: 'photoAddressTaken', values };
  });
}

/** Hosts may ignore case. */
const addressOf = (file: string) =>
  `${path.posix.dirname(file)}/${webName(path.posix.parse(file).name)}`.toLowerCase();
