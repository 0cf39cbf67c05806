import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageIntroduction } from '../ui/PageIntroduction';
import { PageTitle } from './page/PageTitle';
import { FreeLoaderLayout } from './FreeLoaderLayout';
import type { ShellProps } from './Shell';
import { StandardLayout } from './StandardLayout';
import { WideLayout } from './WideLayout';

type Props = ShellProps & {
  page: Queries.PageFrameFragment;
  /**
   * Whether visitors open the page for a task: its content begins on the first screen, and the page
   * places its introduction itself (decision 024).
   */
  isErrand?: boolean;
  /** Shown at the end of the breadcrumbs' line. */
  breadcrumbsAside?: ReactNode;
  arch?: ReactNode;
  underTitle?: ReactNode;
  children: ReactNode;
};

/** The top of a static page: layout, title block, breadcrumbs, introduction (spec §2). */
export function StaticPage({
  shell,
  locale,
  page,
  isErrand = false,
  breadcrumbsAside,
  arch,
  underTitle,
  children,
}: Props) {
  const { t } = useTranslation('common');
  const { titleBlock } = page;
  const content = (
    <>
      <PageTitle
        titleH1={titleBlock.titleH1}
        titleH2={titleBlock.titleH2}
        rightText={titleBlock.rightText}
        path={titleBlock.btn?.to}
        btn={titleBlock.btn?.label}
        isCompact={isErrand}
        breadcrumbsAside={breadcrumbsAside}
        arch={arch}
        introduction={arch && <PageIntroduction text={page.introduction} place="beside" />}
        breadcrumbsList={[
          { label: t('mainPage'), to: '/' },
          { label: page.breadcrumb ?? titleBlock.titleH1 },
        ]}
      />
      {underTitle}
      {!isErrand && !arch && <PageIntroduction text={page.introduction} />}
      {children}
    </>
  );
  if (page.replacedBy !== null) {
    return (
      <FreeLoaderLayout shell={shell} locale={locale} replacedBy={page.replacedBy}>
        {content}
      </FreeLoaderLayout>
    );
  }
  const Layout = page.layout === 'wide' ? WideLayout : StandardLayout;
  return (
    <Layout shell={shell} locale={locale}>
      {content}
    </Layout>
  );
}
