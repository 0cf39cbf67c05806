import { latinName } from '../../../src/lib/latin';
import { recordKinds, type RecordKind } from '../../new/kinds';
import { newRecord, requestFor } from '../../new/record';
import { refusal, sentence } from '../../sentences';
import { confined, write, type Editor } from './files';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSheets } from '../../import/run';
import type { SheetAnswer } from '../protocol';

/**
 * The named inputs of the page. Inputs other than kind, when, slug, ru and en are passed to `npm
 * run new` as options.
 */
type Typed = Readonly<Record<string, string>> & Partial<Record<'kind' | 'when' | 'slug', string>>;

/**
 * Begins a record as `npm run new` does. Without an address, makes one from a name; if no letter of
 * the names can be written in Latin, the address is the kind.
 */
export function beginRecord({ contentRoot, cache }: Editor, typed: Typed): { file: string } {
  const { kind = '', when = '', slug = '', ru = '', en = '', ...more } = typed;
  const isKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name);
  if (!isKind(kind)) throw refusal('notHere', { value: kind });
  const option = kind === 'notice' ? 'text' : 'name';
  const texts = Object.entries({ ru, en }).filter(([, text]) => text.trim() !== '');
  const names = texts.map(([half, text]) => [`${option}-${half}`, text.trim()] as const);
  const address = slug.trim() || latinName(en) || latinName(ru) || (names.length > 0 ? kind : '');
  if (address === '' && kind !== 'edition') throw refusal('noNameYet');
  const request = requestFor(kind, when.trim(), address, { ...Object.fromEntries(names), ...more });
  const drafts = newRecord(request, cache.folder(), contentRoot);
  for (const { file, text } of drafts) write(confined(contentRoot, file), text);
  return { file: drafts[0]?.file ?? '' };
}

/** Imports a sheet as `npm run import` does; without the words `write`, only reports. */
export async function importSheet(
  { contentRoot, language }: Editor,
  { name, words, bytes }: { name: string; words: string; bytes: Buffer },
): Promise<SheetAnswer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fair-sheet-'));
  // The sheet's name decides its kind and format. Only the last part of the name is used, so that
  // it cannot lead out of the folder.
  const file = path.join(folder, path.basename(name).replace(/[^\p{L}\p{N}._-]/gu, '-') || 'sheet');
  try {
    writeFileSync(file, bytes);
    const args = [file, '--lang', language, ...(words === 'write' ? ['--write'] : [])];
    const { text } = await runSheets('import', args, { contentRoot, env: {} });
    const dry = sentence('dryRun')[language];
    return { report: text.replace(dry, '').trim(), isReady: text.includes(dry) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
