import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { latinName } from '../../src/lib/latin';
import { fitPicture, maxOriginal } from '../edit/server/pictures';
import type { Maybe } from '../edit/ui/model/values';
import { pictureName } from './cells';
import { refusal } from '../sentences';

const maxArchiveBytes = 1e9;

const stemOf = (name: string) => latinName(pictureName(name).replace(/\.\w+$/, ''));

export type Pictures = ReturnType<typeof openPictures>;

/**
 * Opens the pictures next to a sheet: a folder or a zip archive, found by its path or by the
 * sheet's own name. `files` are those of the content folder.
 */
export function openPictures(sheet: string, files: readonly string[], chosenPath?: string) {
  const base = sheet.replace(/\.\w+$/, '');
  const source = chosenPath ?? [base, `${base}.zip`].find((one) => existsSync(one));
  if (chosenPath !== undefined && !existsSync(chosenPath))
    throw refusal('noFile', { file: chosenPath });
  const pictures = source === undefined ? [] : listPictures(source);
  // Only the last part of a name counts, so no name leads out of the record's folder.
  const byStem = new Map(pictures.map(([name, read]) => [stemOf(name), { name, read }] as const));
  const prepared = new Map<string, ReturnType<typeof fitPicture>>();
  return {
    /** Returns the name of a record's picture, and adds the file to `additions` if it is new. */
    nameFor(
      folder: string,
      given: Maybe,
      now: Maybe,
      names: readonly string[],
      additions: Map<string, string>,
    ): Maybe {
      if (given === undefined && now !== undefined) return undefined;
      const name = given === undefined ? undefined : String(given);
      const there = [String(now ?? ''), ...files.filter((one) => one.startsWith(folder))]
        .map((one) => path.posix.basename(one))
        .find((one) => one !== '' && pictureName(one) === name);
      if (there !== undefined) return there;
      const stems = name === undefined ? names.map(latinName) : [stemOf(name)];
      const stem = stems.find((one) => byStem.has(one));
      if (stem === undefined) return given;
      const own = pictureName(byStem.get(stem)?.name ?? '');
      additions.set(folder + own, stem);
      return own;
    },
    /** Returns the bytes of a picture, fit for its path in the content, or its fault. */
    prepared(target: string, stem: string) {
      const { name = '', read } = byStem.get(stem) ?? {};
      const isKept = path.extname(name).toLowerCase() === path.extname(target);
      const known = prepared.get(target) ?? fitPicture(read?.() ?? Buffer.of(), target, !isKept);
      prepared.set(target, known);
      return known;
    },
  };
}

/** Lists the files of a folder or an archive, with a function that reads each. */
function listPictures(source: string): [name: string, read: () => Buffer][] {
  if (statSync(source).isDirectory())
    return readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => [entry.name, () => readFileSync(path.join(entry.parentPath, entry.name))]);
  if (statSync(source).size > maxArchiveBytes)
    throw refusal('fileTooLarge', { file: source, value: '1 GB' });
  const bytes = readFileSync(source);
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // Archives made on a Mac have a hidden `__MACOSX/._x.jpg` next to each `x.jpg`.
        const isHidden = path.posix.basename(name).startsWith('.');
        if (!isHidden && originalSize > 0 && originalSize < maxOriginal.bytes) names.push(name);
        return false;
      },
    });
  } catch {
    throw refusal('fileUnread', { file: source });
  }
  const read = (name: string) => unzipSync(bytes, { filter: (one) => one.name === name })[name];
  return names.map((name) => [name, () => Buffer.from(read(name) ?? [])]);
}
