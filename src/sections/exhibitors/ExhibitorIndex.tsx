import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { LetterIndex } from '../../components/LetterIndex';

/** The year's exhibitors by name, each with its stand. */
export function ExhibitorIndex({ exhibitors }: { exhibitors: readonly Queries.ExhibitorIndexFragment[] }) {
  const { t } = useTranslation('exhibitors');
  const entries = exhibitors.map(({ name, year, slug, stand }) => ({
    name,
    to: `/exhibitors/${year}/${slug}/`,
    note: stand,
  }));
  return <LetterIndex entries={entries} lettersLabel={t('letters')} />;
}

export const fragment = graphql`
  fragment ExhibitorIndex on Exhibitor {
    name(language: $language)
    year
    slug
    stand
  }
`;
