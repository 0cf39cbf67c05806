import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readFieldPath } from '../../../src/site/check/files/schemaProblems';
import { asYaml } from '../../../src/site/check/files/contentFolder';
import { readContentPath } from '../../../src/site/content/contentFiles';
import { fieldOf as formOf } from '../form/fieldOf';
import { nameOf } from '../form/nameOf';
import { recordText, sourceOf } from '../form/recordText';
import { jsonOf, labelsOf } from '../form/faults';
import type {
  Conflict,
  EditorLanguage,
  Field,
  UpdateAnswer,
  UpdateRequest,
  Value,
} from '../protocol';
import { refusal } from '../../sentences';
import { writeAtomically } from '../server/writeAtomically';
import { mergeValues } from '../text/mergeValues';
import { valueAt } from '../ui/model/values';
import type { EditorOfGit } from './changesOf';
import { openRepository } from './git';
import { newestMain, sidesOfFiles } from './handIn';

/** A changed file after the update: its bytes, or undefined if it is removed. */
type Result = { bytes?: Uint8Array | undefined; conflicts: Conflict[] };
type Versions = Record<'base' | 'mine' | 'theirs', Buffer | undefined>;

/**
 * Brings the checkout to the newest main. Changed files of the content stay changed: a file that
 * main has changed, too, is merged field by field, and `choices` decide the conflicts. Files that
 * are the same on main no longer count as changes. Without a choice for each conflict, nothing is
 * written.
 */
export async function update(
  editor: EditorOfGit,
  { choices }: UpdateRequest,
): Promise<UpdateAnswer> {
  const { contentRoot, language } = editor;
  const repository = await openRepository(editor);
  const { git, kindOf: kindNow, prefix, text, top } = repository;
  const { commit: main, why } = await newestMain(repository);
  if (why) throw refusal('notUpdated', { why });
  const head = await text(['rev-parse', 'HEAD']);
  await text(['merge-base', '--is-ancestor', head, main]).catch(() => {
    throw refusal('ownCommits');
  });
  const changed = await repository.changed();
  const results = new Map<string, Result>();
  const blob = (id?: string) => (id === undefined ? undefined : repository.blob(id));
  for (const { file, base, other } of await sidesOfFiles(repository, main, changed)) {
    if (base === other) continue;
    const mine = kindNow(file) === 'file' ? readFileSync(path.join(contentRoot, file)) : undefined;
    const versions = { base: await blob(base), mine, theirs: await blob(other) };
    results.set(file, mergeFile(file, versions, choices[file] ?? {}, language));
  }
  const conflicts = [...results].flatMap(([file, { conflicts: all }]) => {
    const left = all.filter(({ field }) => choices[file]?.[field] === undefined);
    return left.length === 0 ? [] : [{ file, name: nameIn(contentRoot, file), fields: left }];
  });
  if (conflicts.length > 0) return { conflicts, accepted: [], files: 0 };

  const newer = (await text(['diff', '--name-only', '--no-renames', '-z', head, main]))
    .split('\0')
    .filter(Boolean);
  const mineOf = new Set(changed.map((file) => prefix + file));
  const inStatus = ['--porcelain', '--no-renames', '--untracked-files=all', '-z'];
  const status = await text(['status', ...inStatus]);
  const dirty = status.split('\0').map((line) => line.replace(/^.. ?/, ''));
  const inWay = newer.filter((file) => dirty.includes(file) && !mineOf.has(file));
  if (inWay.length > 0) throw refusal('localWork', { files: inWay.join(', ') });
  for (const [file, { bytes }] of results) {
    const target = path.join(contentRoot, file);
    if (bytes === undefined) rmSync(target, { force: true });
    else writeAtomically(target, bytes);
  }
  const others = newer.filter((file) => !mineOf.has(file));
  await git(['read-tree', main]);
  const there = new Set((await text(['ls-files', '-z'])).split('\0'));
  const input = others.filter((file) => there.has(file)).map((file) => `${file}\0`);
  await git(['checkout-index', '-f', '-z', '--stdin'], { input: input.join('') });
  for (const file of others) if (!there.has(file)) rmSync(path.join(top, file), { force: true });
  await git(['update-ref', 'HEAD', main, head]);
  await git(['update-index', '-q', '--refresh']).catch(() => undefined);
  const left = await repository.changed();
  return {
    conflicts: [],
    accepted: changed.filter((file) => !left.includes(file)),
    files: others.length,
  };
}

/**
 * Merges a file: a record by its fields, any other file as a whole (its conflict has an empty
 * field).
 */
function mergeFile(
  file: string,
  { base, mine, theirs }: Versions,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
  language: EditorLanguage,
): Result {
  const isSame = (one?: Buffer, other?: Buffer) =>
    one === undefined || other === undefined ? one === other : one.equals(other);
  if (isSame(mine, theirs) || isSame(base, mine)) return { bytes: theirs, conflicts: [] };
  if (isSame(base, theirs)) return { bytes: mine, conflicts: [] };
  const place = readContentPath(asYaml(file));
  const read = (bytes?: Buffer) => bytes && jsonOf(sourceOf(file, bytes)?.value);
  const [old, own, other] = [read(base), read(mine), read(theirs)];
  if (place === undefined || own === undefined || other === undefined || theirs === undefined)
    return {
      bytes: choices[''] === 'mine' ? mine : theirs,
      conflicts: [{ field: '', where: [] }],
    };
  const keep = Object.keys(choices).filter((field) => choices[field] === 'mine');
  const empty = Array.isArray(other) ? [] : {};
  const { merged, conflicts } = mergeValues(old ?? empty, own, other, keep);
  return {
    bytes: Buffer.from(recordText(file, theirs.toString(), merged)),
    conflicts: conflicts.map((field) =>
      describeConflict(formOf(place.kind), field, own, other, language),
    ),
  };
}

/** Returns a conflict with its labels and both values. */
export function describeConflict(
  form: Field,
  field: string,
  own: Value,
  other: Value,
  language: EditorLanguage,
): Conflict {
  const at = readFieldPath(field);
  const where = labelsOf(form, other, at, language);
  return { field, where, mine: valueAt(own, at), theirs: valueAt(other, at) };
}

function nameIn(root: string, file: string) {
  const target = path.join(root, file);
  const source = existsSync(target) ? sourceOf(file, readFileSync(target)) : undefined;
  return source === undefined ? { ru: file, en: file } : nameOf(source);
}
