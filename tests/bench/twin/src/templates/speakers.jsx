import { graphql, Link } from 'gatsby';
import { GatsbyImage } from 'gatsby-plugin-image';
import * as React from 'react';

export default function Speakers({ data, pageContext: { language } }) {
  return (
    <main>
      <h1>Speakers</h1>
      <ul>
        {data.allSpeaker.nodes.map(({ name, path, portrait }) => (
          <li key={path}>
            <Link to={`${language === 'ru' ? '' : '/en'}/${path}/`}>{name[language]}</Link>
            {portrait && (
              <GatsbyImage image={portrait.picture.childImageSharp.gatsbyImageData} alt="" />
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

export const Head = () => <title>Speakers</title>;

export const query = graphql`
  query ($of: String!) {
    allSpeaker(filter: { path: { regex: $of } }) {
      nodes {
        name { ru en }
        path
        portrait {
          picture { childImageSharp { gatsbyImageData(FACE) } }
        }
      }
    }
  }
`;
