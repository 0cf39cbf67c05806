import { graphql } from 'gatsby';
import { FormSection } from './FormSection';
import { GallerySection } from './GallerySection';
import { PlainSection } from './PlainSections';

type Section = NonNullable<NonNullable<Queries.SectionsFragment['sections']>[number]>;

type Props = {
  page: Queries.SectionsFragment;
  /** The fair's mail address, for sections that need one. */
  email: string;
};

/** A page's general sections, forms and galleries among them, in the order its YAML gives. */
export function Sections({ page, email }: Props) {
  return (
    <>
      {page.sections?.map(
        (section, index) => section && <AnySection key={index} section={section} email={email} />,
      )}
    </>
  );
}

/**
 * One general section; sections that show records are for pages of their own and give nothing here.
 */
export function AnySection({ section, email }: { section: Section; email: string }) {
  switch (section.__typename) {
    case 'GallerySection':
      return <GallerySection {...section} />;
    case 'FormSection':
      return <FormSection {...section} email={email} />;
    default:
      return <PlainSection section={section} />;
  }
}

export const fragment = graphql`
  fragment Sections on Page {
    ...PlainSections
    sections {
      ...GallerySection
      ...FormSection
    }
  }
`;
