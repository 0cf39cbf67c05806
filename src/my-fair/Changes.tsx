import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesSince } from './model/agenda';
import { Button } from '../ui/Button';
import { changeStars } from '../stars/browser/stars';
import * as styles from './Changes.module.css';
import { seenNow, type SessionRecord, type Shown } from './records';

/**
 * Reports how many starred sessions have changed, with links to their days; one press accepts the
 * changes.
 */
export function Changes({ sessions }: { sessions: readonly Shown<SessionRecord>[] }) {
  const { t } = useTranslation('my');
  const [isDone, setDone] = useState(false);
  // The focus moves here, because the pressed button has disappeared.
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus({ preventScroll: true });
  }, [isDone]);
  const changed = sessions.filter(
    ({ record, star }) => star.seen && changesSince(star.seen, seenNow(record)).length > 0,
  );
  const understand = () => {
    const now = new Map(changed.map(({ record }) => [record.key, seenNow(record)]));
    changeStars((list) =>
      list.map((star) => {
        const seen = now.get(star.key);
        return seen ? { ...star, seen } : star;
      }),
    );
    setDone(true);
  };
  if (changed.length === 0)
    return (
      <p ref={done} role="status" tabIndex={-1} className={isDone ? styles.done : undefined}>
        {isDone && t('since.done')}
      </p>
    );
  return (
    <div className={styles.changes}>
      <p className={styles.title}>{t('since.title', { count: changed.length })}</p>
      <ul role="list">
        {changed.map(({ record }) => (
          <li key={record.key}>
            <a href={`#${record.date}`}>{record.name}</a>
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={understand}>
        {t('since.understood')}
      </Button>
    </div>
  );
}
