import { graphql } from 'gatsby';
import { AnySection } from '../general/Sections';
import { DialogSection } from './DialogSection';

type Props = {
  page: Queries.NavigatorSectionsFragment;
  /** The fair's mail address, for sections that show it. */
  email: string;
};

/** The navigator's links, dialogs and notes, in the order of its YAML. */
export function NavigatorSections({ page, email }: Props) {
  return (
    <>
      {page.sections?.map((section, index) => {
        if (section === null) return null;
        if (section.__typename === 'DialogSection')
          return <DialogSection key={index} {...section} email={email} />;
        return <AnySection key={index} section={section} email={email} />;
      })}
    </>
  );
}

export const fragment = graphql`
  fragment NavigatorSections on Page {
    ...Sections
    sections {
      ...DialogSection
    }
  }
`;
