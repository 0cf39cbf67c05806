import type { Value } from '../../protocol';

/** What an editor has typed and not saved; `at` is when, in milliseconds. */
export type Draft = { key: string; at: number; value: Value };

/** Drafts are kept by the file and the version of it that they began with. */
export const draftKey = (file: string, digest = ''): string => `draft ${file} ${digest}`;

/** The drafts of a file among all that is kept, of this version and of older ones. */
export const readDrafts = (kept: Readonly<Record<string, string>>, file: string): Draft[] =>
  Object.entries(kept)
    .filter(([key]) => key.startsWith(draftKey(file)))
    .map(([key, text]) => ({ ...(JSON.parse(text) as Draft), key }));
