import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file atomically: it contains either the old or the new bytes, even if this process is
 * killed. Returns false and writes nothing if `isStill` returns false at the last moment; throws
 * the system's errors.
 */
export function writeAtomically(
  target: string,
  bytes: string | Uint8Array,
  isStill: () => boolean = () => true,
): boolean {
  const isThere = fs.existsSync(target);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  // The rename would replace even a read-only file.
  if (isThere) fs.accessSync(target, fs.constants.W_OK);
  // Content ignores files that begin with a dot, and .gitignore lists this name.
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
    const isContinued = isStill();
    if (isContinued) fs.renameSync(temporary, target);
    return isContinued;
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}
