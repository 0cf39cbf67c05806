import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { workSpans } from '../../domain/workSpans';
import { Picture } from '../../primitives/Picture';
import * as styles from './ExhibitorWorks.module.css';

/** The works on a common ground line, each as wide as it is beside the others; nothing where none is shown yet. */
export function ExhibitorWorks({ exhibitor }: { exhibitor: Queries.ExhibitorWorksFragment }) {
  const { t } = useTranslation('exhibitors');
  const { works } = exhibitor;
  if (works === null) return null;
  const spans = workSpans(works.map(({ size }) => size.width));
  return (
    <section id="works" className={styles.works}>
      <h2 className={styles.title}>{t('works')}</h2>
      <div className={styles.wall}>
        {works.map(({ picture, alt, title, year, medium, size }, index) => {
          const image = picture.childImageSharp?.gatsbyImageData;
          const measures = [size.height, size.width, size.depth].filter((side) => side !== null);
          return (
            <figure key={index} className={styles.work} data-span={spans[index]}>
              <div className={styles.frame}>
                {image && <Picture image={image} alt={alt} className={styles.picture} />}
              </div>
              <figcaption>
                <strong>{title}</strong>
                <br />
                {year}, {medium}, {measures.join(' × ')} {t('centimetres')}
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
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
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [640, 1024, 1536]
            sizes: "(min-width: 1024px) 56vw, 96vw"
          )
        }
      }
    }
  }
`;
