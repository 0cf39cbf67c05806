import type { Localized } from '../../i18n/locales';

type SessionStatus = 'scheduled' | 'changed' | 'cancelled';

/** One change, as the content describes it; `at` is a minute in Moscow time. */
export type Change = { at: string; status: SessionStatus; what: Localized };

/** Returns a session's status after its last change; a note only if it is not as planned. */
export function statusOf(changes: readonly Change[] | undefined): {
  status: SessionStatus;
  note?: Localized;
} {
  const last = changes?.at(-1);
  if (last === undefined || last.status === 'scheduled') return { status: 'scheduled' };
  return { status: last.status, note: last.what };
}

/** Returns the anchor of a change; a session's first change has number 1. */
export const changeAnchor = (slug: string, number: number): string => `${slug}-${number}`;

type WithChanges = { changes?: readonly { at: string }[] | null | undefined };

/** A change with its session and its number within that session. */
type ChangeOf<Session extends WithChanges> = {
  session: Session;
  change: NonNullable<Session['changes']>[number];
  number: number;
};

/**
 * Returns the changes of all sessions, newest first; changes of the same minute are in the order of
 * their sessions.
 */
export function newestChanges<Session extends WithChanges>(
  sessions: readonly Session[],
): ChangeOf<Session>[] {
  return sessions
    .flatMap((session) =>
      (session.changes ?? []).map((change, index) => ({ session, change, number: index + 1 })),
    )
    .sort((one, other) => other.change.at.localeCompare(one.change.at));
}
