import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { workSpans } from '../../domain/workSpans';
import { Gallery } from '../../gallery/Gallery';
import { GalleryTrigger } from '../../gallery/GalleryTrigger';
import { pictureSlide } from '../../gallery/slide';
import { Picture } from '../../primitives/Picture';
import { aspectOf, hundredths, type ShownWidths } from '../../primitives/pictureSizes';
import * as styles from './ExhibitorWorks.module.css';

/**
 * The works on a common ground line, each as wide as it is in proportion to the others; renders
 * nothing without works.
 */
export function ExhibitorWorks({ exhibitor }: { exhibitor: Queries.ExhibitorWorksFragment }) {
  const { t } = useTranslation('exhibitors');
  const { works } = exhibitor;
  if (works === null) return null;
  const spans = workSpans(works.map(({ size }) => size.width));
  // In medium windows two works to a line, since a sixth of the width is too small for a picture.
  const isPaired = spans.includes(2);
  const label = ({ title, year, medium, size }: (typeof works)[number]) => {
    const measures = [size.height, size.width, size.depth].filter((side) => side !== null);
    return { title, facts: `${year}, ${medium}, ${measures.join(' × ')} ${t('centimetres')}` };
  };
  const shown = works.flatMap((work, index) => {
    const image = work.picture.gatsbyImageData;
    return image ? [{ image, alt: work.alt, span: spans[index] ?? 4, ...label(work) }] : [];
  });
  const slides = shown.map(({ image, alt, title, facts }, index) =>
    pictureSlide(image, { alt, caption: `${title}. ${facts}`, downloadName: `work-${index + 1}` }),
  );
  return (
    <section id="works" className={styles.works}>
      <h2 className={styles.title}>{t('works')}</h2>
      <Gallery id="works" slides={slides}>
        <div className={styles.wall}>
          {shown.map(({ image, alt, span, title, facts }, index) => (
            <figure key={index} className={styles.work} data-span={span}>
              <div className={styles.frame}>
                <GalleryTrigger index={index} className={styles.trigger}>
                  <Picture
                    image={image}
                    alt={alt}
                    widths={workWidths(aspectOf(image), index, span, isPaired)}
                    className={styles.picture}
                  />
                </GalleryTrigger>
              </div>
              <figcaption>
                <strong>{title}</strong>
                <br />
                {facts}
              </figcaption>
            </figure>
          ))}
        </div>
      </Gallery>
    </section>
  );
}

/** Fractions of a phone's width that works take in turn, for rhythm. */
const sharesOnPhones = [1, 0.66, 0.74];

/**
 * By its columns on the wall (ExhibitorWorks.module.css); a tall work is at most nine tenths of the
 * window high.
 */
function workWidths(aspect: number, index: number, span: number, isPaired: boolean): ShownWidths {
  const share = sharesOnPhones[index % 3] ?? 1;
  const upTo = (width: string) => `min(${width},${hundredths(aspect * 90)}vh)`;
  const columns = (count: number) => upTo(`${hundredths(8.13 * count - 2)}vw`);
  return {
    0: upTo(`${share}*(100vw - 2rem)`),
    728: upTo(`${hundredths(share * 95.6)}vw`),
    768: columns(isPaired ? 6 : span),
    1024: columns(span),
  };
}

export const fragment = graphql`
  fragment ExhibitorWorks on Exhibitor {
    works {
      title(language: $language)
      alt(language: $language)
      year
      medium(language: $language)
      size {
        height
        width
        depth
      }
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868, 1520])
      }
    }
  }
`;
