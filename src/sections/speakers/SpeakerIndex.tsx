import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { LetterIndex } from '../../components/LetterIndex';

/** The year's speakers by name. */
export function SpeakerIndex({ speakers }: { speakers: readonly Queries.SpeakerIndexFragment[] }) {
  const { t } = useTranslation('speakers');
  const entries = speakers.map(({ name, year, slug }) => ({ name, to: `/speakers/${year}/${slug}/` }));
  return <LetterIndex entries={entries} lettersLabel={t('letters')} />;
}

export const fragment = graphql`
  fragment SpeakerIndex on Speaker {
    name(language: $language)
    year
    slug
  }
`;
