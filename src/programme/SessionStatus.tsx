import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../lib/text';

type Props = { status: Queries.SessionStatus; note: string | null; className?: string };

/**
 * A note that a session is cancelled or changed, and how; renders nothing for a session that takes
 * place as planned.
 */
export function SessionStatus({ status, note, className }: Props) {
  const { t } = useTranslation('sessions');
  if (status === 'scheduled') return null;
  return (
    <p className={className}>
      <strong>{t(`statuses.${status}`)}</strong> {note !== null && withNoBreakSpaces(note)}
    </p>
  );
}
