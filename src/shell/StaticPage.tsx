import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageIntroduction } from '../ui/PageIntroduction';
import { PageTitle } from './page/PageTitle';
import { type ShellProps, Shell, StandardLayout } from './Shell';
import { Container } from '../ui/Container';
import { Button } from '../ui/Button';
import * as styles from './FreeLoaderLayout.module.css';
import { graphql } from 'gatsby';

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

/** The layout of the map and the VIP lounge, across the whole window (spec §2, page shells). */
function WideLayout({ children, ...shell }: ShellProps) {
  return (
    <Shell {...shell}>
      <Container wide>{children}</Container>
    </Shell>
  );
}

type FreeLoaderProps = ShellProps & {
  /** The path of the page that has replaced this one. */
  replacedBy: string;
};

/**
 * The layout of old-version pages: it says that the page is old, links to the new page, and loads
 * no outside scripts (design §1).
 */
function FreeLoaderLayout({ children, replacedBy, ...shell }: FreeLoaderProps) {
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

/** What every static page needs besides its sections: head, title, breadcrumb, share picture. */

export const fragments = graphql`
  fragment PageFrame on Page {
    route
    layout
    noindex
    replacedBy
    title(language: $language)
    description(language: $language)
    breadcrumb(language: $language)
    introduction(language: $language)
    titleBlock {
      titleH1(language: $language)
      titleH2(language: $language)
      rightText(language: $language)
      btn {
        label(language: $language)
        to
      }
    }
  }
  fragment SharedPage on Page {
    share(language: $language)
    ...PageArch
  }
`;
