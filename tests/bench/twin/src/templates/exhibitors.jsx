import { graphql, Link } from 'gatsby';
import { GatsbyImage } from 'gatsby-plugin-image';
import * as React from 'react';

export default function Exhibitors({ data, pageContext: { language } }) {
  return (
    <main>
      <h1>Exhibitors</h1>
      <ul>
        {data.allExhibitor.nodes.map(({ name, fields, works }) => (
          <li key={fields.path}>
            <Link to={`${language === 'ru' ? '' : '/en'}/${fields.path}/`}>{name[language]}</Link>
            {works?.[0] && <GatsbyImage image={works[0].picture.childImageSharp.gatsbyImageData} alt="" />}
          </li>
        ))}
      </ul>
    </main>
  );
}

export const Head = () => <title>Exhibitors</title>;

export const query = graphql`
  query ($of: String!) {
    allExhibitor(filter: { fields: { path: { regex: $of } } }) {
      nodes {
        name { ru en }
        fields { path }
        works {
          picture { childImageSharp { gatsbyImageData(CARD) } }
        }
      }
    }
  }
`;
