import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Maybe } from '../edit/ui/model/values';
import { refusal } from '../edit/say';

/**
 * What sheets said about each record when they were last imported or exported: a digest for each
 * column. Git keeps the file with the content. A value of the content that is no longer the
 * remembered one has been edited since.
 */
export type Memory = Record<string, Record<string, string>>;

const fileIn = (contentRoot: string) => path.join(contentRoot, '.sheets.json');

export function readMemory(contentRoot: string): Memory {
  const file = fileIn(contentRoot);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Memory;
  } catch {
    // An unfinished merge, for example.
    throw refusal('brokenMemory', { file });
  }
}

/** Returns the file's path and text, with one line for each record so that git can merge it. */
export function memoryFile(contentRoot: string, memory: Memory): [file: string, text: string] {
  const lines = Object.keys(memory)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(memory[key])}`);
  return [fileIn(contentRoot), `{\n${lines.join(',\n')}\n}\n`];
}

/** Returns a short digest of a value; an empty one for nothing. */
export const digestOf = (value: Maybe): string =>
  value === undefined
    ? ''
    : createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10);
