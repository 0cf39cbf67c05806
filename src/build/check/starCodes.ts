import { starCode } from '../../domain/myFair/shareLink';
import { starKey, type StarKey } from '../../domain/myFair/stars';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, sessionsOf } from './records';
import { problemAt, textOf, type FieldPath } from './values';

/** A record that can be starred, where its address is written, and what a report calls it. */
type Starred = {
  key: StarKey;
  slug: string;
  year: number;
  source: ContentSource;
  path: FieldPath;
  name: string;
};

/**
 * Records with one code in links of lists (decision 027): practically never, but then a link would
 * bring the wrong one. The newer of the two is told, for links of the older one are out already.
 */
export function starCodeProblems(folder: ContentFolder): Problem[] {
  const first = new Map<string, Starred>();
  return starredOf(folder).flatMap((record): Problem[] => {
    const code = starCode(record.key);
    const other = first.get(code);
    if (other === undefined) {
      first.set(code, record);
      return [];
    }
    // The same address twice is told by repeats.
    if (other.key === record.key) return [];
    const { source, path, slug } = record;
    return [problemAt(source, path, 'starCodeTaken', { value: slug, other: other.name })];
  });
}

/** All of them, older editions first. */
function starredOf(folder: ContentFolder): Starred[] {
  const filed = (['exhibitor', 'speaker'] as const).flatMap((kind) =>
    sourcesOf(folder, kind).map((source): Starred => {
      const { year = 0, slug = '' } = source.place;
      const key = starKey(kind === 'exhibitor' ? 'stand' : 'speaker', year, slug);
      return { key, slug, year, source, path: [], name: source.file };
    }),
  );
  const sessions = sessionsOf(folder).flatMap((session): Starred[] => {
    const { source, path, year, value } = session;
    const slug = textOf(value, 'slug');
    if (slug === undefined) return [];
    const key = starKey('session', year, slug);
    return [{ key, slug, year, source, path: [...path, 'slug'], name: nameSession(session) }];
  });
  return [...filed, ...sessions].sort((a, b) => a.year - b.year);
}
