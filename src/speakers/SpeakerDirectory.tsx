import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Directory } from '../lists/Directory';

export function SpeakerDirectory({
  speakers,
}: {
  speakers: readonly Queries.SpeakerDirectoryFragment[];
}) {
  const { t } = useTranslation('speakers');
  const entries = speakers.map(({ name, letter, year, slug, searchKey, portrait }) => ({
    name,
    letter,
    to: `/speakers/${year}/${slug}/`,
    searchKey,
    image: portrait?.picture.gatsbyImageData,
    star: { kind: 'speaker' as const, year, slug },
  }));
  const labels = { letters: t('letters'), search: t('search'), searchHint: t('searchHint') };
  return <Directory entries={entries} shape="arch" labels={labels} />;
}

export const fragment = graphql`
  fragment SpeakerDirectory on Speaker {
    name(language: $language)
    letter(language: $language)
    year
    slug
    searchKey
    portrait {
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868])
      }
    }
  }
`;
