import { graphql } from 'gatsby';

/**
 * What every static page needs besides its sections: head texts, title block, breadcrumb, arch and
 * share picture.
 */
export const fragment = graphql`
  fragment PageFrame on Page {
    ...PageArch
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
  fragment PageArch on Page {
    arch {
      # The widths of a gallery's pictures, which are often the same photographs.
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [236, 412, 720, 1260, 1600])
    }
  }
  fragment SharedPage on Page {
    share(language: $language)
  }
`;
