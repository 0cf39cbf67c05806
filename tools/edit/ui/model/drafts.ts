import type { Value } from '../../protocol';

/** What an editor has typed and not saved; `at` in ms. */
export type Draft = { key: string; at: number; value: Value };

/** Returns the key of a draft: the file and the version of it that the draft began from. */
export const draftKey = (file: string, digest = ''): string => `draft ${file} ${digest}`;

/** Returns the stored drafts of a file, for this version and for older ones. */
export const readDrafts = (kept: Readonly<Record<string, string>>, file: string): Draft[] =>
  Object.entries(kept)
    .filter(([key]) => key.startsWith(draftKey(file)))
    .map(([key, text]) => ({ ...(JSON.parse(text) as Draft), key }));
