import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../../components/Row';
import { Picture } from '../../primitives/Picture';
import { Prose } from '../../primitives/Prose';
import * as styles from './GallerySection.module.css';

/** All pictures of a year's photos folder; each is a link to the large picture, so it opens without a script. */
export function GallerySection({ anchor, title, lead, pictures }: Queries.GallerySectionFragment) {
  const { t } = useTranslation('pages');
  return (
    <Row anchor={anchor} title={title}>
      {lead !== null && <Prose text={lead} />}
      {pictures.length === 0 && <p>{t('gallerySoon')}</p>}
      <ul role="list" className={styles.grid}>
        {pictures.map(({ childImageSharp }, index) => {
          const image = childImageSharp?.gatsbyImageData;
          const large = childImageSharp?.large.images.fallback?.src;
          const label = t('photograph', { number: index + 1, count: pictures.length });
          return (
            image && (
              <li key={large}>
                <a href={large}>
                  <Picture image={image} alt={label} className={styles.picture} />
                </a>
              </li>
            )
          );
        })}
      </ul>
    </Row>
  );
}

export const fragment = graphql`
  fragment GallerySection on GallerySection {
    anchor
    title(language: $language)
    lead: text(language: $language)
    pictures {
      childImageSharp {
        # Not the file itself: it may be too large for a phone, and names the place it was taken at.
        large: gatsbyImageData(layout: CONSTRAINED, width: 1920, breakpoints: [1920], formats: [JPG])
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 640], sizes: "(min-width: 1024px) 20vw, 45vw")
      }
    }
  }
`;
