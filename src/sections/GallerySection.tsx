import { graphql } from 'gatsby';
import { useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { Gallery, GalleryTrigger } from '../gallery/Gallery';
import { otherSlide, pictureSlide } from '../gallery/slide';
import { LinkContext } from '../ui/Link';
import { Picture, aspectOf, hundredths } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import * as styles from './GallerySection.module.css';
import * as carouselStyles from '../gallery/Carousel.module.css';

/** Widths of a picture in two columns, in three, and in three next to the section's title. */
const wallWidths = { 0: '50vw - 22px', 640: '33.3vw - 20px', 1024: '20.5vw' };
/**
 * The height of a row is fixed (Carousel.module.css), so a picture's width follows from its ratio.
 */
const rowWidths = (aspect: number) => ({ 0: `${hundredths(aspect)}*clamp(12rem,60vw,24rem)` });

type Props = Omit<Queries.GallerySectionFragment, 'pictures' | 'slides'> & {
  pictures: readonly Queries.GalleryPhotoFragment[];
  slides: Queries.GallerySectionFragment['slides'];
};

/**
 * All pictures of a year's photos folder, as a wall or a row; each opens in the lightbox (spec §2,
 * shared elements).
 */
export function GallerySection({ anchor, title, lead, look, pictures, slides: others }: Props) {
  const { t } = useTranslation('pages');
  const site = useContext(LinkContext);
  const images = pictures.flatMap(({ file, ...texts }) => {
    const image = file.gatsbyImageData;
    return image ? [{ ...texts, image }] : [];
  });
  const photographs = images.map(({ image, alt, caption, credit, focalPoint }, index) =>
    pictureSlide(image, {
      alt: alt ?? caption ?? t('photograph', { number: index + 1, count: images.length }),
      caption: caption ?? undefined,
      credit: credit ?? undefined,
      focalPoint,
      downloadName: `${anchor}-${index + 1}`,
    }),
  );
  const slides = [
    ...photographs,
    ...(others ?? []).flatMap((other) => otherSlide(other, site) ?? []),
  ];
  const items = slides.map(({ image, alt }, index) => (
    <li key={index}>
      <GalleryTrigger index={index} className={styles.trigger}>
        {image ? (
          <Picture
            image={image}
            alt={alt}
            widths={look === 'carousel' ? rowWidths(aspectOf(image)) : wallWidths}
            className={styles.picture}
          />
        ) : (
          <span className={styles.tile}>{alt}</span>
        )}
      </GalleryTrigger>
    </li>
  ));
  return (
    <Row anchor={anchor} title={title}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      {slides.length === 0 && <p>{t('gallerySoon')}</p>}
      {slides.length > 0 && (
        <Gallery id={anchor} slides={slides}>
          {look === 'carousel' ? (
            <Carousel label={title}>{items}</Carousel>
          ) : (
            <ul role="list" className={styles.grid}>
              {items}
            </ul>
          )}
        </Gallery>
      )}
    </Row>
  );
}

// The wide renditions are for the lightbox.

type CarouselProps = { label: string; children: ReactNode };

/** A row of pictures that the browser scrolls; buttons and dots appear later, in reserved space. */
function Carousel({ label, children }: CarouselProps) {
  const { t } = useTranslation('gallery');
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [Bar, setBar] = useState<ComponentType<{ row: HTMLElement }>>();
  useEffect(() => {
    // If this fails to load, the row still scrolls.
    import('../gallery/CarouselBar').then(
      ({ CarouselBar }) => setBar(() => CarouselBar),
      () => undefined,
    );
  }, []);
  return (
    <div role="group" aria-roledescription={t('carousel')} aria-label={label}>
      <ul role="list" ref={setRow} className={carouselStyles.row}>
        {children}
      </ul>
      <div className={carouselStyles.bar}>{Bar && row && <Bar row={row} />}</div>
    </div>
  );
}

export const fragments = graphql`
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
      ...GalleryPhoto
    }
  }
  fragment GalleryPhoto on Photo {
    caption(language: $language)
    alt(language: $language)
    credit(language: $language)
    focalPoint {
      x
      y
    }
    file {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [236, 412, 720, 1260, 1600])
    }
  }
`;
