import { valueAt, type Maybe, type Path } from './values';
import type { Value } from '../../protocol';

/** Earlier and undone values of a form; `field` and `at` (ms) describe the last change. */
export type History = { past: Maybe[]; future: Maybe[]; field: string; at: number };

export const newHistory: History = { past: [], future: [], field: '', at: 0 };

/** Changes to one field within this time are one step. */
const stepMs = 1000;
/** Maximum number of steps that can be undone. */
const maxSteps = 200;

/** Returns the history after a change of a field from `before`. */
export function remember(history: History, before: Maybe, field: string, at: number): History {
  const isSameStep = field === history.field && at - history.at < stepMs && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, before].slice(-maxSteps);
  return { past, future: [], field, at };
}

/**
 * Returns the value one step back (-1) or forward (1), and the history at that step; undefined if
 * there is no such step.
 */
export function stepTo(history: History, now: Maybe, by: -1 | 1) {
  const { past, future } = history;
  if ((by < 0 ? past : future).length === 0) return undefined;
  const [value, rest] =
    by < 0 ? [past.at(-1), past.slice(0, -1)] : [future.at(-1), future.slice(0, -1)];
  const lists =
    by < 0 ? { past: rest, future: [...future, now] } : { past: [...past, now], future: rest };
  return { value, history: { ...lists, field: '', at: 0 } };
}

const naming = ['slug', 'picture', 'at', 'day', 'code', 'id'];

/**
 * Returns the saved value of a field, or undefined if the field's place in the file may have
 * changed. An item counts as the same one if its list has as many items as the saved list and the
 * item's name is unchanged.
 */
export function savedAt(saved: Maybe, value: Maybe, path: Path): { value: Maybe } | undefined {
  for (const [index, step] of path.entries()) {
    if (typeof step !== 'number') continue;
    const [list, item] = [path.slice(0, index), path.slice(0, index + 1)];
    const [was, is] = [valueAt(saved, list), valueAt(value, list)];
    const isSameList = Array.isArray(was) && Array.isArray(is) && was.length === is.length;
    const name = (root: Maybe, key: string) => valueAt(root, [...item, key]);
    const isSameItem = naming.every((key) => name(saved, key) === name(value, key));
    const isNameItself = index === path.length - 2 && naming.includes(`${path.at(-1)}`);
    if (!isSameList || (!isSameItem && !isNameItself)) return undefined;
  }
  return { value: valueAt(saved, path) };
}

/** What an editor has typed and not saved; `at` in ms. */
export type Draft = { key: string; at: number; value: Value };

/** Returns the key of a draft: the file and the version of it that the draft began from. */
export const draftKey = (file: string, digest = ''): string => `draft ${file} ${digest}`;

/** Returns the stored drafts of a file, for this version and for older ones. */
export const readDrafts = (stored: Readonly<Record<string, string>>, file: string): Draft[] =>
  Object.entries(stored)
    .filter(([key]) => key.startsWith(draftKey(file)))
    .map(([key, text]) => ({ ...(JSON.parse(text) as Draft), key }));
