import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  readContentSource,
  type ContentSource,
  readContentFolder,
  type ContentFolder,
} from '../../../src/site/check/files/contentFolder';
import { readContentPath } from '../../../src/site/content/contentFiles';
import type { EditorLanguage } from '../protocol';
import { refusal } from '../../sentences';
import { writeAtomically } from './writeAtomically';
import { createHash } from 'node:crypto';

/**
 * The content that an editor works on, and the language; this server's addresses begin with `base`.
 */
export type Editor = {
  contentRoot: string;
  project: string;
  base: string;
  cache: ContentCache;
  language: EditorLanguage;
};

/**
 * Returns the absolute path of a file inside a folder, by its path with `/` between parts. Refuses
 * paths that lead out of the folder, hidden files and symbolic links; none of these is content.
 */
export function confined(root: string, file: string): string {
  const outside = refusal('outside', { file }, 404);
  const isPlain = file
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !/[\\:\0]/.test(part));
  if (!isPlain) throw outside;
  const target = path.join(realpathSync(root), file);
  let there = target;
  while (lstatSync(there, { throwIfNoEntry: false }) === undefined) there = path.dirname(there);
  try {
    if (realpathSync(there) === there) return target;
  } catch {
    // The target of the symbolic link does not exist.
  }
  throw outside;
}

/** Opens a file of the content as it is now: its contents, and their digest. */
export function open({ contentRoot, cache }: Editor, file: string) {
  const target = confined(contentRoot, file);
  const place = readContentPath(file);
  const isThere = cache.folder().sources.some((source) => source.file === file);
  if (place === undefined || !isThere) throw refusal('noRecord', { file }, 404);
  const bytes = readFileSync(target);
  const text = textIn(bytes);
  const source: ContentSource = readContentSource(file, bytes, place);
  return { file, text, digest: cache.remember(text), source };
}

/** Writes a file with {@link writeAtomically}; on failure refuses in plain words. */
export function write(...args: Parameters<typeof writeAtomically>): boolean {
  try {
    return writeAtomically(...args);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    if (['ENOSPC', 'EDQUOT'].includes(code)) throw refusal('diskFull');
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) throw refusal('notAllowed');
    throw refusal('notWritten', { code });
  }
}

/** A file's text before and after a change. */
export type Draft = { file: string; before: string; text: string };

/**
 * Writes several files, then calls `done`. Throws `changed()` at a file that is not as before; if
 * anything fails, puts the old texts back.
 */
export function writeAll(
  { contentRoot }: Editor,
  drafts: readonly Draft[],
  changed: () => Error,
  done = () => {},
): void {
  const written: Draft[] = [];
  try {
    for (const draft of drafts) {
      const target = confined(contentRoot, draft.file);
      const isStill = () => digestOf(readFileSync(target)) === digestOf(draft.before);
      if (!write(target, draft.text, isStill)) throw changed();
      written.push(draft);
    }
    done();
  } catch (error) {
    for (const { file, before } of written) write(confined(contentRoot, file), before);
    throw error;
  }
}

/** How many texts to remember as a base for merges. */
const maxTexts = 2000;

export const digestOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** Decodes a file; a byte order mark stays in the text. */
export const textIn = (bytes: Buffer) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

export type ContentCache = ReturnType<typeof openContentCache>;

/** Creates a cache of the content folder and of the texts that the editor has shown. */
export function openContentCache(root: string) {
  const known = new Map<string, { stamp: string; bytes: Buffer; source: ContentSource }>();
  const texts = new Map<string, string>();
  let last: ContentFolder = { files: [], sources: [] };
  return {
    /** Returns the folder as it is now; the same object until one of its files changes. */
    folder: (): ContentFolder => {
      const folder = readContentFolder(root, (_, file, place) => {
        const { ino, mtimeMs, size } = statSync(path.join(root, file));
        const stamp = `${ino} ${mtimeMs} ${size}`;
        const there = known.get(file);
        if (there?.stamp === stamp) return there.source;
        const bytes = readFileSync(path.join(root, file));
        const source = readContentSource(file, bytes, place);
        known.set(file, { stamp, bytes, source });
        return source;
      });
      if (!isSame(folder.files, last.files) || !isSame(folder.sources, last.sources)) last = folder;
      return last;
    },
    /** Returns a file's text as of the last {@link folder}. */
    textOf: (file: string) => textIn(known.get(file)?.bytes ?? Buffer.of()),
    /** Remembers a text; returns its digest. */
    remember: (text: string): string => {
      const digest = digestOf(text);
      texts.delete(digest);
      texts.set(digest, text);
      for (const oldest of [...texts.keys()].slice(0, -maxTexts)) texts.delete(oldest);
      return digest;
    },
    remembered: (digest: string) => texts.get(digest),
  };
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);
