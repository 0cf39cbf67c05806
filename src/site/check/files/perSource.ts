import type { ContentSource } from './contentFolder';

/**
 * Caches what a rule reads from a single file: an editor's form checks the whole folder again at
 * each change of one file (decision 048).
 */
export function perSource<Read>(read: (source: ContentSource) => Read): typeof read {
  const known = new WeakMap<ContentSource, { read: Read }>();
  return (source) => {
    const there = known.get(source) ?? { read: read(source) };
    known.set(source, there);
    return there.read;
  };
}
