type Timed = { date: string; start: string; end: string; status: string };

/** What is on at a moment, and what begins next, at one and the same time; both may be empty. */
export type NowAndNext<Session> = { now: Session[]; next: Session[] };

/**
 * The programme at a moment of Moscow's clocks, `2026-04-02T14:05`; nothing on days outside the
 * edition. What begins has begun, what ends is over; cancelled events neither are nor come. After a
 * day's last event the next one is tomorrow's first.
 */
export function nowAndNext<Session extends Timed>(
  sessions: readonly Session[],
  moscowTime: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): NowAndNext<Session> | undefined {
  const today = moscowTime.slice(0, 10);
  if (today < firstDay || today > lastDay) return undefined;
  const happening = sessions.filter(({ status }) => status !== 'cancelled');
  const startOf = ({ date, start }: Session) => `${date}T${start}`;
  const now = happening.filter(
    (session) => startOf(session) <= moscowTime && moscowTime < `${session.date}T${session.end}`,
  );
  const coming = happening.filter((session) => startOf(session) > moscowTime);
  const first = coming.map(startOf).sort()[0];
  return { now, next: coming.filter((session) => startOf(session) === first) };
}
