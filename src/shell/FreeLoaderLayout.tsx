import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import * as styles from './FreeLoaderLayout.module.css';
import { Shell, type ShellProps } from './Shell';

type Props = ShellProps & {
  /** The path of the page that has replaced this one. */
  replacedBy: string;
};

/**
 * The layout of old-version pages: it says that the page is old, links to the new page, and loads
 * no outside scripts (design §1).
 */
export function FreeLoaderLayout({ children, replacedBy, ...shell }: Props) {
  const { t } = useTranslation('pages');
  return (
    <Shell {...shell}>
      <Container>
        <aside className={styles.notice} data-free-loader>
          <p>{t('olderVersion')}</p>
          <Button to={replacedBy} look="plain">
            {t('currentVersion')}
          </Button>
        </aside>
        {children}
      </Container>
    </Shell>
  );
}
