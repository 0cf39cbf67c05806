import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListLinks } from '../lists/YearLinks';

type Folder = 'exhibitors' | 'artists' | 'works';
const folders: readonly Folder[] = ['exhibitors', 'artists', 'works'];

/**
 * What a list that is made of exhibitors shows above itself: the years that have it, and links to
 * the other such lists of its year; none if it is the only one.
 */
export function useYearLists(
  lists: readonly Queries.YearListsFragment[],
  folder: Folder,
  year: number,
): { years: readonly number[]; links: ReactNode } {
  const { t } = useTranslation('common');
  const yearsOf = (one: Folder) => lists.find((list) => list.folder === one)?.years ?? [];
  const shown = folders.filter((one) => yearsOf(one).includes(year));
  return {
    years: yearsOf(folder),
    links: shown.length > 1 && (
      <ListLinks
        label={t('yearLists.label')}
        year={year}
        lists={shown.map((one) => ({ folder: one, name: t(`yearLists.${one}`) }))}
      />
    ),
  };
}

export const fragment = graphql`
  fragment YearLists on YearList {
    folder
    years
  }
`;
