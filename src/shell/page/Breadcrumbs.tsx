import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { localize, type Localized } from '../../i18n/locales';
import { Link, LinkContext } from '../../ui/Link';
import * as styles from './Breadcrumbs.module.css';

/** A breadcrumb (spec §3): its label in the page's language, or keyed by locale. */
export type Breadcrumb = { label: string | Localized; to?: string };

/** The path from the home page; the last breadcrumb is the page itself and not a link. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common');
  const { locale } = useContext(LinkContext);
  return (
    <nav aria-label={t('breadcrumbs')} className={styles.breadcrumbs}>
      <ol role="list">
        {items.map(({ label, to }, index) => {
          const words = typeof label === 'string' ? label : localize(label, locale);
          const isLast = index === items.length - 1;
          return (
            <li key={to ?? words}>
              {to === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined}>{words}</span>
              ) : (
                <Link to={to}>{words}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
