import { graphql } from 'gatsby';

/** What every static page needs besides its sections: head, title, breadcrumb, share picture. */
export const fragment = graphql`
  fragment PageFrame on Page {
    route
    layout
    noindex
    replacedBy
    title(language: $language)
    description(language: $language)
    breadcrumb(language: $language)
    introduction(language: $language)
    titleBlock {
      titleH1(language: $language)
      titleH2(language: $language)
      rightText(language: $language)
      btn {
        label(language: $language)
        to
      }
    }
  }
  fragment SharedPage on Page {
    share(language: $language)
    ...PageArch
  }
`;
