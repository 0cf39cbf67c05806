import { starCode } from '../../stars/model/shareLink';
import { starKey, type StarKey } from '../../stars/model/stars';
import type { ContentFolder } from './files/contentFolder';
import type { Problem } from './problems/problem';
import { nameSession, recordsOf, repeatsIn, sessionsOf, type Written } from './files/written';

/** A record that can be starred, where its address is written, and what a report calls it. */
type Starred = { key: StarKey; slug: string; at: Written<unknown>; name: string };

/**
 * Records with one code in links of lists (decision 027): practically never, but then a link would
 * bring the wrong one. The newer of the two is told, for links of the older one are out already.
 */
export function starCodeProblems(folder: ContentFolder): Problem[] {
  return (
    repeatsIn(starredOf(folder), ({ key }) => starCode(key))
      // The same address twice is told by repeats.
      .filter(([{ key }, other]) => other.key !== key)
      .map(([{ at, slug }, { name }]) => at.problem('starCodeTaken', { value: slug, other: name }))
  );
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
