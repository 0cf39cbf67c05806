import { graphql } from 'gatsby';
import * as React from 'react';

export default function Page({ data: { page }, pageContext: { language } }) {
  return (
    <main>
      <h1>{page.title[language]}</h1>
      <p>{page.description[language]}</p>
    </main>
  );
}

export const Head = ({ data, pageContext: { language } }) => (
  <title>{data.page.title[language]}</title>
);

export const query = graphql`
  query ($id: String!) {
    page(id: { eq: $id }) {
      title {
        ru
        en
      }
      description {
        ru
        en
      }
    }
  }
`;
