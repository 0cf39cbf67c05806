import { graphql } from 'gatsby';
import { FormSection } from './FormSection';
import { PlainSection } from './PlainSections';

type Section = NonNullable<NonNullable<Queries.GeneralSectionsFragment['sections']>[number]>;

type Props = {
  section: Section;
  /** The fair's mail address, shown by forms. */
  email: string;
};

/**
 * Renders one general section; nothing for sections of pages with their own structure, or of text
 * pages only (templates/completePage).
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
