import { useTranslation } from 'react-i18next';
import { ErrorIllustration } from './ErrorIllustration';
import { PageTitle } from '../page/PageTitle';
import { Prose } from '../../ui/Prose';
import { requestedPathId } from '../../browser/requestedPath';
import { wordsOfPath } from '../../lib/redirects';
import { Link } from '../../ui/Link';
import * as styles from './NotFound.module.css';

type Props = {
  /** Title block, breadcrumb and text of content/pages/404.yaml in the path's language. */
  page: Queries.PageFrameFragment;
  /** The requested path, decoded; known only in the browser. */
  path: string | null;
  /** A redirect rule says that the page is gone for good: status 410. */
  isGone: boolean;
};

/** 'Page not found' or 'gone', with the requested path (spec §2, error screens). */
export function NotFound({ page, path, isGone }: Props) {
  const { t } = useTranslation('errors');
  const { t: common } = useTranslation('common');
  const { titleBlock, breadcrumb, introduction } = page;
  const words = t('addressAskedFor');
  const text = isGone ? t('gone.text') : introduction;
  return (
    <section>
      <PageTitle
        titleH1={isGone ? t('gone.title') : titleBlock.titleH1}
        titleH2={isGone ? t('gone.code') : titleBlock.titleH2}
        rightText={isGone ? t('gone.short') : titleBlock.rightText}
        path={titleBlock.btn?.to}
        btn={titleBlock.btn?.label}
        breadcrumbsList={[
          { label: common('mainPage'), to: '/' },
          { label: isGone ? '410' : (breadcrumb ?? '') },
        ]}
      />
      {/* Before the app runs, a script in the page fills in the address. */}
      <p id={requestedPathId} data-words={words} className={styles.path} suppressHydrationWarning>
        {t(isGone ? 'gone.path' : 'notFoundPath', { path: path ?? words })}
      </p>
      <p>
        <Link to={`/search/${searchQuery(path)}`}>{t('search')}</Link>
      </p>
      <ErrorIllustration />
      {text !== null && <Prose text={text} className={styles.text} />}
    </section>
  );
}

/** The query that searches for the words of the path; empty while it is unknown. */
function searchQuery(path: string | null): string {
  const words = wordsOfPath(path ?? '');
  return words === '' ? '' : `?${new URLSearchParams({ q: words })}`;
}
