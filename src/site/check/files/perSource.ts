import type { ContentSource } from './contentFolder';

/** Caches what a rule reads from a file, since editors' forms repeat the check (decision 048). */
export function perSource<Read>(read: (source: ContentSource) => Read): typeof read {
  const known = new WeakMap<ContentSource, { read: Read }>();
  return (source) => {
    const there = known.get(source) ?? { read: read(source) };
    known.set(source, there);
    return there.read;
  };
}
