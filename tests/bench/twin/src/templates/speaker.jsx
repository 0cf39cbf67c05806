import { graphql } from 'gatsby';
import { GatsbyImage } from 'gatsby-plugin-image';
import * as React from 'react';

export default function Speaker({ data: { speaker }, pageContext: { language } }) {
  return (
    <main>
      <h1>{speaker.name[language]}</h1>
      <p>{speaker.biography[language]}</p>
      {speaker.portrait && (
        <GatsbyImage
          image={speaker.portrait.picture.childImageSharp.gatsbyImageData}
          alt={speaker.portrait.alt[language]}
        />
      )}
    </main>
  );
}

export const Head = ({ data, pageContext: { language } }) => (
  <title>{data.speaker.name[language]}</title>
);

export const query = graphql`
  query ($id: String!) {
    speaker(id: { eq: $id }) {
      name { ru en }
      biography { ru en }
      portrait {
        alt { ru en }
        picture { childImageSharp { gatsbyImageData(PORTRAIT) } }
      }
    }
  }
`;
