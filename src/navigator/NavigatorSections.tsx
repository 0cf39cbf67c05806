import { graphql } from 'gatsby';
import { GeneralSection } from '../sections/GeneralSection';
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
        return <GeneralSection key={index} section={section} email={email} />;
      })}
    </>
  );
}

export const fragment = graphql`
  fragment NavigatorSections on Page {
    ...GeneralSections
    sections {
      ...DialogSection
    }
  }
`;
