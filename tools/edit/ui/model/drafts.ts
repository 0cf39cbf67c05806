import type { Value } from '../../protocol';

/** What an editor has typed and not saved; `at` is when, in milliseconds. */
export type Draft = { key: string; at: number; value: Value };

/** Drafts are kept by the file and the version of it that they began with. */
export const draftKey = (file: string, digest = ''): string => `draft ${file} ${digest}`;
export const writeDraft = (at: number, value: Value): string => JSON.stringify({ at, value });

/** The drafts of a file among all that is kept; those of older versions never go over a new one. */
export function readDrafts(kept: Readonly<Record<string, string>>, file: string, digest: string) {
  const drafts = Object.entries(kept)
    .filter(([key]) => key.startsWith(draftKey(file)))
    .map(([key, text]): Draft => ({ ...JSON.parse(text), key }));
  const isCurrent = ({ key }: Draft) => key === draftKey(file, digest);
  return { draft: drafts.find(isCurrent), older: drafts.filter((draft) => !isCurrent(draft)) };
}
