import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { reportOn } from '../../../src/site/check';
import { readContentFolder } from '../../../src/site/check/files/contentFolder';
import type { Problem } from '../../../src/site/check/problems/problem';
import { isKeyed } from '../../../src/lib/isKeyed';
import { now } from '../../../src/lib/time/clock';
import { fieldOf } from '../form/fieldOf';
import { nameOf } from '../form/nameOf';
import { sourceOf } from '../form/recordText';
import { describeFaults } from '../form/faults';
import type { ChangesAnswer, EditorLanguage, Fault, Field, Value, Words } from '../protocol';
import { diffLines } from '../text/diffLines';
import { matchItems } from '../text/mergeValues';
import { openRepository, withoutPassword, unsentBranches, type Checkout } from './git';
import { sentence } from '../../sentences';

export type EditorOfGit = Checkout & { language: EditorLanguage };

/**
 * Returns the content's differences from the last commit, in words and line by line; the result of
 * the check; and where the changes can be handed in.
 */
export async function changesOf(editor: EditorOfGit): Promise<ChangesAnswer> {
  const { contentRoot, language } = editor;
  const repository = await openRepository(editor);
  const { blob, changed, filesOf, kindOf, text } = repository;
  const { sources } = readContentFolder(contentRoot);
  const then = await filesOf('HEAD');
  const names = await changed();
  const files: ChangesAnswer['files'] = [];
  for (const file of names) {
    const [id, kind] = [then.get(file)?.split(' ')[2], kindOf(file)];
    if (kind === 'other') {
      files.push({ file, what: sentence('notPlain', { file }), diff: [] });
    } else if (/\.(ya?ml|md|txt)$/i.test(file)) {
      const was = id === undefined ? undefined : await blob(id);
      const is = kind === 'file' ? readFileSync(path.join(contentRoot, file)) : undefined;
      const diff = diffLines(was?.toString() ?? '', is?.toString() ?? '');
      files.push({ file, what: whatChanged(file, was, is), diff });
    } else {
      const folder = path.dirname(file);
      const [record, another] = sources.filter((source) => path.dirname(source.file) === folder);
      const name = record && !another ? nameOf(record) : folder;
      const code = kind === 'none' ? 'pictureRemoved' : id ? 'pictureChanged' : 'pictureNew';
      const what = sentence(code, { file: path.basename(file) });
      files.push({ file, what: sentence('named', { name, what }), diff: [] });
    }
  }
  const remote = await text(['remote', 'get-url', '--push', 'origin']).catch(() => '');
  const { faults, prompts } = await reportIn(contentRoot, names, language);
  const unsent = await unsentBranches(repository);
  return {
    files,
    faults,
    prompts,
    unsent,
    ...(remote !== '' && { remote: withoutPassword(remote) }),
  };
}

/**
 * Checks a folder; opens only pictures that have changed. `prompts` are the prompts in changed
 * files.
 */
export async function reportIn(
  root: string,
  changed: readonly string[],
  language: EditorLanguage,
): Promise<{ faults: Fault[]; prompts: Fault[] }> {
  const { problems, notes } = await reportOn(root, now(), changed);
  const folder = readContentFolder(root);
  const describe = (some: readonly Problem[]) => describeFaults(some, language, folder);
  const left = notes.filter(({ file }) => changed.includes(file));
  return { faults: describe(problems), prompts: describe(left) };
}

/** Describes the change of a file in an editor's words: “Kobalt: stand, text in English”. */
export function whatChanged(file: string, before?: Uint8Array, after?: Uint8Array): Words {
  const [was, is] = [before, after].map((bytes) => bytes && sourceOf(file, bytes));
  const source = is ?? was;
  const name = source === undefined ? file : nameOf(source);
  if (before === undefined) return sentence('new', { name });
  if (after === undefined) return sentence('removed', { name });
  if (was?.value === undefined || is?.value === undefined)
    return sentence('named', { name, what: sentence('asText') });
  const field = fieldOf(is.place.kind);
  const changed =
    field.type === 'list'
      ? itemChanges(field.item, was.value as Value[], is.value as Value[])
      : fieldChanges(field, was.value, is.value);
  return sentence('named', {
    name,
    what: changed.length === 0 ? sentence('layout') : listed(changed),
  });
}

const listed = (all: readonly Words[]): Words => ({
  ru: all.map(({ ru }) => ru).join(', '),
  en: all.map(({ en }) => en).join(', '),
});

function itemChanges(field: Field, was: readonly Value[], is: readonly Value[]): Words[] {
  const from = matchItems(was, is);
  const stays = is.flatMap((item, at) => {
    const before = was[from[at] ?? -1];
    if (before === undefined) return [sentence('new', { name: itemName(item, at) })];
    const what = fieldChanges(field, before, item);
    return what.length === 0
      ? []
      : [sentence('item', { name: itemName(item, at), what: listed(what) })];
  });
  const gone = was.flatMap((item, at) => (from.includes(at) ? [] : [itemName(item, at)]));
  return [...stays, ...gone.map((name) => sentence('removed', { name }))];
}

/** Returns an editor's name for an item of a list. */
function itemName(item: Value, at: number): Words {
  const { title, text, slug, picture, from } = isKeyed(item) ? item : {};
  const name = title ?? text ?? slug ?? picture ?? from ?? at + 1;
  const [ru, en] = isKeyed(name) ? [name['ru'], name['en']] : [name, name];
  return sentence('quoted', { name: { ru: String(ru), en: String(en) } });
}

function fieldChanges(field: Field, was: unknown, is: unknown): Words[] {
  return changedKeys(was, is).map((key) => {
    const label = (field.type === 'fields' && field.fields[key]?.label) || { ru: key, en: key };
    const inSentence = { ru: uncapitalized(label.ru), en: uncapitalized(label.en) };
    const inside = isKeyed(was) && isKeyed(is) ? changedKeys(was[key], is[key]) : [];
    if (inside.length !== 1) return inSentence;
    if (inside[0] === 'ru') return sentence('inRu', { label: inSentence });
    return inside[0] === 'en' ? sentence('inEn', { label: inSentence }) : inSentence;
  });
}

function changedKeys(was: unknown, is: unknown): string[] {
  if (!isKeyed(was) || !isKeyed(is)) return [];
  return Object.keys({ ...is, ...was }).filter((key) => !isDeepStrictEqual(was[key], is[key]));
}

/** Turns `Stand` into `stand`; `QR code` stays. */
const uncapitalized = (label: string) =>
  label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
