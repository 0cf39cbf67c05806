import { graphql } from 'gatsby';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../components/Row';
import { Carousel } from '../../gallery/Carousel';
import { Gallery } from '../../gallery/Gallery';
import { GalleryTrigger } from '../../gallery/GalleryTrigger';
import { otherSlide, pictureSlide } from '../../gallery/slide';
import { LinkContext } from '../../primitives/LinkContext';
import { Picture } from '../../primitives/Picture';
import { Prose } from '../../primitives/Prose';
import * as styles from './GallerySection.module.css';

/** All pictures of a year's photos folder, as a wall or a row; each opens in the lightbox (spec §2, shared elements). */
export function GallerySection({ anchor, title, lead, look, pictures, slides: others }: Queries.GallerySectionFragment) {
  const { t } = useTranslation('pages');
  const site = useContext(LinkContext);
  const shown = pictures.flatMap(({ file, ...texts }) => {
    const image = file.gatsbyImageData;
    return image ? [{ ...texts, image }] : [];
  });
  const photographs = shown.map(({ image, alt, caption, credit, focalPoint }, index) =>
    pictureSlide(image, {
      alt: alt ?? caption ?? t('photograph', { number: index + 1, count: shown.length }),
      caption: caption ?? undefined,
      credit: credit ?? undefined,
      focalPoint,
      downloadName: `${anchor}-${index + 1}`,
    }),
  );
  const slides = [...photographs, ...(others ?? []).flatMap((other) => otherSlide(other, site) ?? [])];
  const items = slides.map(({ image, alt }, index) => (
    <li key={index}>
      <GalleryTrigger index={index} className={styles.trigger}>
        {image ? <Picture image={image} alt={alt} className={styles.picture} /> : <span className={styles.tile}>{alt}</span>}
      </GalleryTrigger>
    </li>
  ));
  return (
    <Row anchor={anchor} title={title}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      {slides.length === 0 && <p>{t('gallerySoon')}</p>}
      <Gallery id={anchor} slides={slides}>
        {look === 'carousel' ? (
          <Carousel label={title}>{items}</Carousel>
        ) : (
          <ul role="list" className={styles.grid}>
            {items}
          </ul>
        )}
      </Gallery>
    </Row>
  );
}

// The sizes are the wall's; the lightbox takes the wide renditions.
export const fragment = graphql`
  fragment GallerySection on GallerySection {
    anchor
    title(language: $language)
    lead: text(language: $language)
    look
    slides {
      type
      src
      caption(language: $language)
    }
    pictures {
      caption(language: $language)
      alt(language: $language)
      credit(language: $language)
      focalPoint {
        x
        y
      }
      file {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 640, 1280, 1600], sizes: "(min-width: 1024px) 20vw, 45vw")
      }
    }
  }
`;
