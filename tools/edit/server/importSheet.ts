import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSheets } from '../../import/run';
import type { SheetAnswer } from '../protocol';
import { say } from '../say';
import type { Editor } from './files';

/** Imports a sheet as `npm run import` does; only reports what would change without `isSure`. */
export async function importSheet(
  { contentRoot, language }: Editor,
  name: string,
  isSure: boolean,
  bytes: Buffer,
): Promise<SheetAnswer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fair-sheet-'));
  // The name decides about the kind of rows and the format, but leads nowhere.
  const file = path.join(folder, path.basename(name).replace(/[^\p{L}\p{N}._-]/gu, '-') || 'sheet');
  try {
    writeFileSync(file, bytes);
    const args = [file, '--lang', language, ...(isSure ? ['--write'] : [])];
    const { text } = await runSheets('import', args, { contentRoot, env: {} });
    const dry = say('dryRun')[language];
    return { report: text.replace(dry, '').trim(), isReady: text.includes(dry) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
