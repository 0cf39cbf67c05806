import { graphql } from 'gatsby';
import { Row } from '../../components/Row';
import { Arch } from '../../primitives/Arch';
import { Link } from '../../primitives/Link';
import { Prose } from '../../primitives/Prose';
import * as styles from './HomeSpeakers.module.css';

/** Portraits of speakers an editor has chosen, each under its arch. */
export function HomeSpeakers({ anchor, title, link, lead, speakers }: Queries.SpeakersSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      <ul role="list" className={styles.speakers}>
        {speakers.map(({ name, role, year, slug, portrait }) => {
          const image = portrait?.picture.childImageSharp?.gatsbyImageData;
          return (
            <li key={`${year}/${slug}`}>
              <Link to={`/speakers/${year}/${slug}/`} className={styles.speaker}>
                {image && <Arch image={image} alt="" focus="top" />}
                <span className={styles.name}>{name}</span>
                <span className={styles.role}>{role}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Row>
  );
}

export const fragment = graphql`
  fragment SpeakersSection on SpeakersSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    speakers {
      name(language: $language)
      role(language: $language)
      year
      slug
      portrait {
        picture {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360], sizes: "(min-width: 1024px) 16vw, 45vw")
          }
        }
      }
    }
  }
`;
