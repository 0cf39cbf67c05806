import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from './page/PageHead';
import { PageTitle } from './page/PageTitle';
import { YearLinks } from '../lists/YearLinks';
import type { Locale } from '../i18n/locales';
import type { Shipped } from '../i18n/messages';
import { fillYear, withYear } from '../lib/fillYear';
import { present } from '../lib/present';
import { type ShellProps, StandardLayout } from './Shell';

const ofExhibitors = ['exhibitors', 'artists', 'works'] as const;

type Props = ShellProps & {
  page: Queries.PageFrameFragment | null;
  year: number;
  /** The number of records as text, or a note that the records are still to come. */
  count: string;
  /** First part of the lists' paths. */
  folder: (typeof ofExhibitors)[number] | 'speakers';
  /** The years of this list, and of the lists built from the same records. */
  lists: readonly Queries.YearListsFragment[];
  otherYears: string;
  allYears?: { to: string; words: string } | undefined;
  children: ReactNode;
};

/** Top of a year's list: title block with year, links to other years and lists (spec §2). */
export function YearList({
  shell,
  locale,
  page,
  year,
  count,
  folder,
  lists,
  otherYears,
  allYears,
  children,
}: Props) {
  const { t } = useTranslation('common');
  const { titleBlock, breadcrumb } = present(page, folder);
  const yearsOf = (one: string) => lists.find((list) => list.folder === one)?.years ?? [];
  const years = [...yearsOf(folder)].sort().reverse();
  const ofYear = ofExhibitors.filter((one) => yearsOf(one).includes(year));
  return (
    <StandardLayout shell={shell} locale={locale}>
      <PageTitle
        titleH1={fillYear(titleBlock.titleH1, year)}
        titleH2={count}
        rightText={fillYear(titleBlock.rightText, year)}
        path={titleBlock.btn?.to}
        btn={titleBlock.btn?.label}
        breadcrumbsList={[
          { label: t('mainPage'), to: '/' },
          { label: fillYear(breadcrumb ?? titleBlock.titleH1, year) },
        ]}
        isCompact
      >
        {years.length > 1 && (
          <YearLinks
            label={otherYears}
            links={[
              ...years.map((words) => ({ to: `/${folder}/${words}/`, words })),
              ...(allYears ? [allYears] : []),
            ]}
          />
        )}
        {ofYear.length > 1 && (
          <YearLinks
            label={t('yearLists.label')}
            links={ofYear.map((one) => ({ to: `/${one}/${year}/`, words: t(`yearLists.${one}`) }))}
          />
        )}
      </PageTitle>
      {children}
    </StandardLayout>
  );
}

type HeadProps = {
  data: { locales: Shipped } & Pick<Queries.ShellFragment, 'site' | 'currentEdition'> & {
      edition: Queries.HeadEditionFragment | null;
      page: (Queries.PageFrameFragment & { share: string | null }) | null;
    };
  location: { pathname: string };
  pageContext: { language: Locale; year: number };
};

/** The `Head` of such a list: texts with the year filled in, and that year's colour. */
export function YearListHead({ data, location, pageContext: { language, year } }: HeadProps) {
  const { title, titleBlock, breadcrumb, description, noindex, share } = present(data.page, 'page');
  return (
    <PageHead
      site={present(data.site, 'site.yaml')}
      edition={data.edition ?? data.currentEdition}
      locale={language}
      path={location.pathname}
      title={withYear(title, year)}
      description={fillYear(description, year)}
      noindex={noindex ?? false}
      share={share}
      locales={data.locales}
      crumb={fillYear(breadcrumb ?? titleBlock.titleH1, year)}
    />
  );
}

export const fragment = graphql`
  fragment YearLists on YearList {
    folder
    years
  }
`;
