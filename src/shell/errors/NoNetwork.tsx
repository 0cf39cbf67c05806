import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../page/PageTitle';
import { storedPaths, noNetworkPath } from '../../venue/copy/model/storedCopy';
import { localizedPath } from '../../i18n/paths';
import * as buttons from '../../ui/Button.module.css';
import { Link, LinkContext } from '../../ui/Link';
import * as styles from './NoNetwork.module.css';

/**
 * The offline screen for a page that is not stored, with a list of the stored pages (decision 029).
 * The worker shows it at the page's own address and makes "Try again" lead there.
 */
export function NoNetwork({ pages }: { pages: readonly Queries.KeptPageFragment[] }) {
  const { locale } = useContext(LinkContext);
  const { t } = useTranslation('offline');
  const { t: common } = useTranslation('common');
  // The breadcrumbs already link to the home page.
  const listed = storedPaths.flatMap((path) => {
    const page = pages.find(({ route }) => `/${route}/` === path);
    return page === undefined ? [] : [{ path, label: page.breadcrumb ?? page.titleBlock.titleH1 }];
  });
  return (
    <section>
      <PageTitle
        titleH1={t('noNetwork.title')}
        rightText={t('noNetwork.short')}
        breadcrumbsList={[{ label: common('mainPage'), to: '/' }, { label: t('noNetwork.title') }]}
      />
      <p className={styles.text}>{t('noNetwork.text')}</p>
      <ul role="list" className={styles.pages}>
        {listed.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.again}>
        <a className={buttons.plain} href={localizedPath(noNetworkPath, locale)}>
          {t('noNetwork.again')}
        </a>
      </p>
    </section>
  );
}

export const fragment = graphql`
  fragment KeptPage on Page {
    route
    breadcrumb(language: $language)
    titleBlock {
      titleH1(language: $language)
    }
  }
`;
