import { graphql } from 'gatsby';
import { Arch } from '../../primitives/Arch';
import { Prose } from '../../primitives/Prose';
import * as styles from './HomeHero.module.css';

type Props = { title: string; introduction: string | null; edition: Queries.HomeHeroFragment };

/** The first screen of the home page: the giant name, when and where, and the edition's cover under an arch. */
export function HomeHero({ title, introduction, edition }: Props) {
  const { cover, daysInFigures, venue } = edition;
  const image = cover?.picture.childImageSharp?.gatsbyImageData;
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.when}>
        {daysInFigures}
        <br />
        {venue.address}
      </p>
      {introduction !== null && <Prose text={introduction} className={styles.introduction} />}
      {image && <Arch image={image} alt={cover?.alt ?? ''} loading="eager" className={styles.arch} />}
    </header>
  );
}

export const fragment = graphql`
  fragment HomeHero on Edition {
    daysInFigures
    venue {
      address(language: $language)
    }
    cover {
      alt(language: $language)
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [640, 1024, 1536, 1920]
            sizes: "(min-width: 1024px) 42vw, 96vw"
          )
        }
      }
    }
  }
`;
