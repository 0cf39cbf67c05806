import { randomUUID } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file so that it is the old one or the new one at any moment, whatever ends this process.
 * Returns false and writes nothing if `isStill` says so at the last moment; throws what the system
 * says.
 */
export function writeWhole(
  target: string,
  bytes: string | Uint8Array,
  isStill: () => boolean = () => true,
): boolean {
  const isThere = existsSync(target);
  mkdirSync(path.dirname(target), { recursive: true });
  // A file that may not be changed would be replaced all the same.
  if (isThere) accessSync(target, constants.W_OK);
  // With a dot in front it is no content; git is told to ignore it.
  const temporary = path.join(path.dirname(target), `.fair-edit-${randomUUID()}`);
  try {
    const file = openSync(temporary, 'wx');
    try {
      writeFileSync(file, bytes);
      if (isThere) fchmodSync(file, statSync(target).mode);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    const goesOn = isStill();
    if (goesOn) renameSync(temporary, target);
    return goesOn;
  } finally {
    rmSync(temporary, { force: true });
  }
}
