import { Row } from '../ui/Row';
import { SessionList } from './SessionList';

type Props = { title: string; sessions: readonly Queries.SessionListFragment[] };

/** A record's sessions as a row of its page; renders nothing if there are none. */
export function SessionRow({ title, sessions }: Props) {
  if (sessions.length === 0) return null;
  return (
    <Row anchor="sessions" title={title}>
      <SessionList sessions={sessions} />
    </Row>
  );
}
