import { useTranslation } from 'react-i18next';
import { ErrorIllustration } from '../../components/ErrorIllustration';
import { PageTitle } from '../../components/PageTitle';
import { isoOf, type Locale } from '../../i18n/locales';
import { Prose } from '../../primitives/Prose';
import * as styles from './NotFound.module.css';

type Props = {
  /** Title block, crumb and text of content/pages/404.yaml in one language. */
  page: Queries.PageFrameFragment;
  locale: Locale;
  /** The path asked for; known only in the browser. */
  path: string | null;
  /** 2 where the same is said in another language above. */
  headingLevel: 1 | 2;
};

/** 'Page not found' in one language, with the path asked for (spec §2, error screens; the crumb is labelled 400). */
export function NotFound({ page, locale, path, headingLevel }: Props) {
  const { t } = useTranslation('errors');
  const { t: common } = useTranslation('common');
  const { titleBlock, breadcrumb, introduction } = page;
  return (
    <section lang={isoOf(locale)}>
      <PageTitle
        titleH1={titleBlock.titleH1}
        titleH2={titleBlock.titleH2}
        rightText={titleBlock.rightText}
        path={titleBlock.btn?.to}
        btn={titleBlock.btn?.label}
        breadcrumbsList={[{ label: common('mainPage'), to: '/' }, { label: breadcrumb ?? '' }]}
        headingLevel={headingLevel}
      />
      <p className={styles.path}>{path === null ? ' ' : t('notFoundPath', { path })}</p>
      {headingLevel === 1 && <ErrorIllustration />}
      {introduction !== null && <Prose text={introduction} className={styles.text} />}
    </section>
  );
}
