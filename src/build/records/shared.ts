import { socialNetworks } from '../../content-model/localized';
import { enumType } from './enumType';

/**
 * GraphQL types that several kinds of content use, just as content-model/localized has their
 * schemas.
 */
export const sharedTypes = /* GraphQL */ `
  type DescribedPicture {
    picture: ImageSharp! @siblingPicture
    alt: String! @localized
  }
  type MenuLink {
    label: String! @localized
    to: String!
  }
  type ProgrammeDay {
    date: String!
  }
  ${enumType('SocialNetwork', socialNetworks)}
  type SocialLink {
    network: SocialNetwork!
    url: String!
  }
`;
