import { graphql } from 'gatsby';
import { GatsbyImage } from 'gatsby-plugin-image';
import * as React from 'react';

export default function Exhibitor({ data: { exhibitor }, pageContext: { language } }) {
  return (
    <main>
      <h1>{exhibitor.name[language]}</h1>
      <p>{exhibitor.text[language]}</p>
      {exhibitor.works?.map(({ picture, title, alt, medium }) => (
        <figure key={title.ru}>
          <GatsbyImage image={picture.childImageSharp.gatsbyImageData} alt={alt[language]} />
          <figcaption>
            {title[language]}, {medium[language]}
          </figcaption>
        </figure>
      ))}
    </main>
  );
}

export const Head = ({ data, pageContext: { language } }) => (
  <title>{data.exhibitor.name[language]}</title>
);

export const query = graphql`
  query ($id: String!) {
    exhibitor(id: { eq: $id }) {
      name { ru en }
      text { ru en }
      works {
        title { ru en }
        alt { ru en }
        medium { ru en }
        picture { childImageSharp { gatsbyImageData(WORK) } }
      }
    }
  }
`;
