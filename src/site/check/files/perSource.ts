import type { ContentSource } from './contentFolder';

/**
 * What a rule reads of one file alone, read once for each: an editor's form has the whole folder
 * checked at each change of one file (decision 048).
 */
export function perSource<Read>(read: (source: ContentSource) => Read): typeof read {
  const known = new WeakMap<ContentSource, { read: Read }>();
  return (source) => {
    const there = known.get(source) ?? { read: read(source) };
    known.set(source, there);
    return there.read;
  };
}
