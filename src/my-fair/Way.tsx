import { useTranslation } from 'react-i18next';
import type { AgendaEntry } from './model/agenda';
import type { SessionRecord } from './records';
import * as styles from './Way.module.css';

type Entry = AgendaEntry<SessionRecord>;

type Props = {
  entry: Entry | undefined;
  /** The entry before removals on this page: its lines keep their space. */
  before: Entry;
  /** The walk to the next session from where the visitor is. */
  next: Entry['walk'];
  /** Whether it can become the next session: then a hidden walk keeps its space, too. */
  isToCome: boolean;
};

/** The break before a session and the walk to it; if it clashes, only when it is next. */
export function Way({ entry, before, next, isToCome }: Props) {
  const { t } = useTranslation('my');
  /** Formats 100 minutes as `1 ч 40 мин`. */
  const lasting = (all: number) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    return [hours > 0 && t('hours', { hours }), minutes > 0 && t('minutes', { minutes })]
      .filter(Boolean)
      .join(' ');
  };
  const current = {
    gap: entry?.gap,
    walk: next ?? (entry?.gap === undefined ? undefined : entry.walk),
  };
  const gap = current.gap ?? before.gap;
  const walk = current.walk ?? (gap !== undefined || isToCome ? before.walk : undefined);
  return (
    <>
      {gap !== undefined && (
        <p className={styles.gap} aria-hidden={current.gap === undefined || undefined}>
          {gap === 0 ? t('noBreak') : t('free', { time: lasting(gap) })}
        </p>
      )}
      {walk && (
        <p
          className={styles.walk}
          data-late={walk.isLate || undefined}
          aria-hidden={current.walk === undefined || undefined}
        >
          {t(walk.isLate ? 'walkLate' : 'walk', { minutes: walk.minutes })}
        </p>
      )}
    </>
  );
}
