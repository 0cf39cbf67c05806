import { Row } from './Row';
import { SessionList } from './SessionList';

type Props = { title: string; sessions: readonly Queries.SessionListFragment[] };

/** A record's events as a row of its page; nothing where it has none. */
export function SessionRow({ title, sessions }: Props) {
  if (sessions.length === 0) return null;
  return (
    <Row anchor="sessions" title={title}>
      <SessionList sessions={sessions} />
    </Row>
  );
}
