import type { Localized } from '../../i18n/locales';

type SessionStatus = 'scheduled' | 'changed' | 'cancelled';

/** One change, as content tells it; `at` is a minute of Moscow. */
export type Change = { at: string; status: SessionStatus; what: Localized };

/** How a session stands by the last of its changes; a note only of one that is not as planned. */
export function statusOf(changes: readonly Change[] | undefined): {
  status: SessionStatus;
  note?: Localized;
} {
  const last = changes?.at(-1);
  if (last === undefined || last.status === 'scheduled') return { status: 'scheduled' };
  return { status: last.status, note: last.what };
}

/** The part of an address that leads to a change, the first of a session being 1. */
export const changeAnchor = (slug: string, number: number): string => `${slug}-${number}`;

type WithChanges = { changes?: readonly { at: string }[] | null | undefined };

/** A change with its session and its number there. */
type ChangeOf<Session extends WithChanges> = {
  session: Session;
  change: NonNullable<Session['changes']>[number];
  number: number;
};

/** The changes of all sessions, the newest first; those of one minute by their sessions' order. */
export function newestChanges<Session extends WithChanges>(
  sessions: readonly Session[],
): ChangeOf<Session>[] {
  return sessions
    .flatMap((session) =>
      (session.changes ?? []).map((change, index) => ({ session, change, number: index + 1 })),
    )
    .sort((one, other) => other.change.at.localeCompare(one.change.at));
}
