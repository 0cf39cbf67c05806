import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import { LinkContext } from '../ui/LinkContext';
import { Row } from '../ui/Row';
import * as styles from './Changes.module.css';
import { feedPath, type FeedOf } from '../i18n/paths';

type Props = { feeds: readonly FeedOf[] };

/** Feeds for programs that read Atom. */
export function Feeds({ feeds }: Props) {
  const { t } = useTranslation('changes');
  const { locale } = useContext(LinkContext);
  const words = { changes: t('feedOfChanges'), news: t('feedOfNews'), press: t('feedOfPress') };
  if (feeds.length === 0) return null;
  return (
    <Row anchor="feeds" title={t('feeds')}>
      <p>{t('feedsText')}</p>
      <ul role="list" className={styles.feeds}>
        {feeds.map((holds) => (
          <li key={holds}>
            <Link to={feedPath(locale, holds)}>{words[holds]}</Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}
