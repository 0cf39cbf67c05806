import { graphql } from 'gatsby';
import { FormSection } from './FormSection';
import { GallerySection } from './GallerySection';
import { PlainSection } from './PlainSections';

type Section = NonNullable<NonNullable<Queries.SectionsFragment['sections']>[number]>;

type Props = {
  page: Queries.SectionsFragment;
  /** The fair's mail address, for sections that show it. */
  email: string;
};

/** A page's general sections, including forms and galleries, in the order of its YAML. */
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
 * One general section. Kinds that show records belong to pages with their own structure; here they
 * render nothing.
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
