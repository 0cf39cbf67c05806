import { noticeLevels } from '../../domain/notices';
import { enumType } from './enumType';

/**
 * GraphQL types of content-model/notice. No page asks for notices: they stand around the pages
 * (src/html.tsx) and in `builds/latest.json` (decision 026).
 */
export const noticeTypes = /* GraphQL */ `
  ${enumType('NoticeLevel', noticeLevels)}
  type Notice implements Node @dontInfer {
    slug: String!
    level: NoticeLevel!
    text: String! @localized
    link: NoticeLink
    from: String!
    until: String!
    pages: [String!]
  }
  type NoticeLink {
    to: String!
    label: String! @localized
  }
`;
