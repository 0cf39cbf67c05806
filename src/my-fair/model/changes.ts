import type { SeenSession } from '../../stars/model/stars';

/** Changes since the session was starred; `note`: the programme's note describes them. */
export type Change = 'cancelled' | 'restored' | 'day' | 'time' | 'hall' | 'note';

/** Changes since a session was starred. A new cancellation replaces all others. */
export function changesSince(seen: SeenSession, now: SeenSession): Change[] {
  const wasCancelled = seen.status === 'cancelled';
  if (now.status === 'cancelled') return wasCancelled ? [] : ['cancelled'];
  const moved: Change[] = [
    ...(seen.date === now.date ? [] : (['day'] as const)),
    ...(seen.start === now.start && seen.end === now.end ? [] : (['time'] as const)),
    ...(seen.hall === now.hall ? [] : (['hall'] as const)),
  ];
  const isMarked = now.status === 'changed' && seen.status !== 'changed';
  return [
    ...(wasCancelled ? (['restored'] as const) : []),
    ...moved,
    ...(isMarked && moved.length === 0 ? (['note'] as const) : []),
  ];
}
