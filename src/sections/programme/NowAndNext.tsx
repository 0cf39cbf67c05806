import { useTranslation } from 'react-i18next';
import type { NowAndNext as Moment } from '../../domain/nowAndNext';
import { Link } from '../../primitives/Link';
import * as styles from './NowAndNext.module.css';

type Shown = { slug: string; start: string; end: string; title: string; hall: { name: string } };

type Props = {
  moment: Moment<Shown>;
  /** Moscow time: `14:05`. */
  time: string;
  year: number;
};

/**
 * What is on now and next while the edition runs; shown in the place of the schedule's own text.
 */
export function NowAndNext({ moment: { now, next }, time, year }: Props) {
  const { t } = useTranslation('programme');
  const isOver = now.length === 0 && next.length === 0;
  return (
    <section aria-label={t('now')} className={styles.rail}>
      <div className={styles.group}>
        <p className={styles.label}>
          {t('now')}, {time}
        </p>
        {now.length > 0 ? (
          <Events sessions={now} year={year} />
        ) : (
          <p className={styles.quiet}>{t(isOver ? 'allOver' : 'nowEmpty')}</p>
        )}
      </div>
      {next.length > 0 && (
        <div className={styles.group}>
          <p className={styles.label}>
            {t('next')}, {next[0]?.start}
          </p>
          <Events sessions={next} year={year} />
        </div>
      )}
    </section>
  );
}

function Events({ sessions, year }: { sessions: readonly Shown[]; year: number }) {
  const { t } = useTranslation('programme');
  return (
    <ul role="list" className={styles.events}>
      {sessions.map(({ slug, title, end, hall }) => (
        <li key={slug} className={styles.event}>
          <Link to={`/program/${year}/${slug}/`} className={styles.title}>
            {title}
          </Link>
          <span className={styles.place}>
            {hall.name}, {t('until')} {end}
          </span>
        </li>
      ))}
    </ul>
  );
}
