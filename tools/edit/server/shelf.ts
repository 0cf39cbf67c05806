import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  readContentFolder,
  readContentSource,
  type ContentFolder,
  type ContentSource,
} from '../../../src/site/check/files/contentFolder';

/** How many texts to remember as a base for merges. */
const mostTexts = 2000;

export const digestOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** Decodes a file; a byte order mark stays in the text. */
export const textIn = (bytes: Buffer) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

export type Shelf = ReturnType<typeof openShelf>;

/** Creates a cache of the content folder and of the texts that the editor has shown. */
export function openShelf(root: string) {
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
    keep: (text: string): string => {
      const digest = digestOf(text);
      texts.delete(digest);
      texts.set(digest, text);
      for (const oldest of [...texts.keys()].slice(0, -mostTexts)) texts.delete(oldest);
      return digest;
    },
    kept: (digest: string) => texts.get(digest),
  };
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);
