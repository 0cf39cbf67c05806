import { graphql, Link } from 'gatsby';
import { GatsbyImage } from 'gatsby-plugin-image';
import * as React from 'react';

export default function Exhibitors({ data, pageContext: { language } }) {
  return (
    <main>
      <h1>Exhibitors</h1>
      <ul>
        {data.allExhibitor.nodes.map(({ name, path, works }) => (
          <li key={path}>
            <Link to={`${language === 'ru' ? '' : '/en'}/${path}/`}>{name[language]}</Link>
            {works?.[0] && (
              <GatsbyImage image={works[0].picture.childImageSharp.gatsbyImageData} alt="" />
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

export const Head = () => <title>Exhibitors</title>;

export const query = graphql`
  query ($of: String!) {
    allExhibitor(filter: { path: { regex: $of } }) {
      nodes {
        name { ru en }
        path
        works {
          picture { childImageSharp { gatsbyImageData(CARD) } }
        }
      }
    }
  }
`;
