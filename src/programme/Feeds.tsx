import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import { LinkContext } from '../ui/LinkContext';
import { Row } from '../ui/Row';
import { scheduleForms, schedulePath } from './model/schedulePath';
import * as styles from './Changes.module.css';
import { feedPath, type FeedOf } from '../i18n/paths';

type Props = { year: number; feeds: readonly FeedOf[] };

/** Files for programs: feeds that there are, and the schedule of the year. */
export function Feeds({ year, feeds }: Props) {
  const { t } = useTranslation('changes');
  const { locale } = useContext(LinkContext);
  const words = { changes: t('feedOfChanges'), news: t('feedOfNews'), press: t('feedOfPress') };
  const files = [
    ...feeds.map((holds) => ({
      to: feedPath(locale, holds),
      label: t('feedOf', { what: words[holds] }),
    })),
    ...scheduleForms.map((form) => ({
      to: schedulePath(locale, year, form),
      label: t('scheduleFor', { form }),
    })),
  ];
  return (
    <Row anchor="feeds" title={t('feeds')}>
      <ul role="list" className={styles.feeds}>
        {files.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}
