import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Directory } from '../lists/Directory';

/**
 * The year's exhibitors by name or picture, with search and, if they are of several types, a filter
 * (spec §3).
 */
export function ExhibitorDirectory({
  exhibitors,
}: {
  exhibitors: readonly Queries.ExhibitorDirectoryFragment[];
}) {
  const { t } = useTranslation('exhibitors');
  const entries = exhibitors.map(
    ({ name, year, slug, stand, participantType, searchKey, face }) => ({
      name,
      to: `/exhibitors/${year}/${slug}/`,
      note: stand,
      type: participantType,
      searchKey,
      image: face?.picture.gatsbyImageData,
      star: { kind: 'stand' as const, year, slug },
    }),
  );
  const types = (['gallery', 'artist', 'photographer', 'sculptor'] as const)
    .filter((type) => exhibitors.some(({ participantType }) => participantType === type))
    .map((type) => ({ type, label: t(`types.${type}`) }));
  const labels = { letters: t('letters'), search: t('search'), searchHint: t('searchHint') };
  return (
    <Directory
      entries={entries}
      types={types.length > 1 ? types : []}
      shape="square"
      labels={labels}
    />
  );
}

export const fragment = graphql`
  fragment ExhibitorDirectory on Exhibitor {
    name(language: $language)
    year
    slug
    stand
    participantType
    searchKey
    face {
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868, 1520])
      }
    }
  }
`;
