import { graphql } from 'gatsby';
import { FormSection } from './FormSection';
import { PlainSection } from './PlainSections';

type Section = NonNullable<NonNullable<Queries.GeneralSectionsFragment['sections']>[number]>;

type Props = {
  section: Section;
  /** The fair's mail address, for forms. */
  email: string;
};

/**
 * One general section. Kinds that show records belong to pages with their own structure; clauses,
 * galleries, the way and the hours to text pages (templates/completePage). Here they are nothing.
 */
export function GeneralSection({ section, email }: Props) {
  switch (section.__typename) {
    case 'FormSection':
      return <FormSection {...section} email={email} />;
    default:
      return <PlainSection section={section} />;
  }
}

export const fragment = graphql`
  fragment GeneralSections on Page {
    ...PlainSections
    sections {
      ...FormSection
    }
  }
`;
