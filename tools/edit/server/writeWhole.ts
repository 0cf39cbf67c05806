import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
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
  const isThere = fs.existsSync(target);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  // A file that may not be changed would be replaced all the same.
  if (isThere) fs.accessSync(target, fs.constants.W_OK);
  // With a dot in front it is no content; git is told to ignore it.
  const temporary = path.join(path.dirname(target), `.fair-edit-${randomUUID()}`);
  try {
    const file = fs.openSync(temporary, 'wx');
    try {
      fs.writeFileSync(file, bytes);
      if (isThere) fs.fchmodSync(file, fs.statSync(target).mode);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
    const goesOn = isStill();
    if (goesOn) fs.renameSync(temporary, target);
    return goesOn;
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}
