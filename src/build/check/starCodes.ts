import { starCode } from '../../domain/myFair/shareLink';
import { starKey, type StarKey } from '../../domain/myFair/stars';
import type { ContentFolder } from './contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, recordsOf, sessionsOf, type Written } from './written';

/** A record that can be starred, where its address is written, and what a report calls it. */
type Starred = { key: StarKey; slug: string; at: Written<unknown>; name: string };

/**
 * Records with one code in links of lists (decision 027): practically never, but then a link would
 * bring the wrong one. The newer of the two is told, for links of the older one are out already.
 */
export function starCodeProblems(folder: ContentFolder): Problem[] {
  const first = new Map<string, Starred>();
  return starredOf(folder).flatMap((record) => {
    const code = starCode(record.key);
    const other = first.get(code);
    if (other === undefined) first.set(code, record);
    // The same address twice is told by repeats.
    return other === undefined || other.key === record.key
      ? []
      : [record.at.problem('starCodeTaken', { value: record.slug, other: other.name })];
  });
}

/** All of them, older editions first. */
function starredOf(folder: ContentFolder): Starred[] {
  const filed = (['exhibitor', 'speaker'] as const).flatMap((kind) =>
    recordsOf(folder, kind).map((record): Starred => {
      const { year, slug } = record.place;
      const key = starKey(kind === 'exhibitor' ? 'stand' : 'speaker', year, slug);
      return { key, slug, at: record, name: record.file };
    }),
  );
  const sessions = sessionsOf(folder).flatMap((session): Starred[] => {
    const slug = session.at('slug');
    if (slug.value === undefined) return [];
    const key = starKey('session', session.place.year, slug.value);
    return [{ key, slug: slug.value, at: slug, name: nameSession(session) }];
  });
  return [...filed, ...sessions].sort((a, b) => a.at.place.year - b.at.place.year);
}
