import { graphql } from 'gatsby';
import { AccordionSection } from './AccordionSection';
import { FactsSection } from './FactsSection';
import { FormSection } from './FormSection';
import { GallerySection } from './GallerySection';
import { LinksSection } from './LinksSection';
import { PeopleSection } from './PeopleSection';
import { StepsSection } from './StepsSection';
import { TextSection } from './TextSection';

type Section = NonNullable<Queries.SectionsFragment['sections']>[number];

type Props = {
  page: Queries.SectionsFragment;
  /** The fair's mail address, for sections that need one. */
  email: string;
};

/** A page's general sections, in the order its YAML gives. */
export function Sections({ page, email }: Props) {
  return <>{page.sections?.map((section, index) => section && <AnySection key={index} section={section} email={email} />)}</>;
}

/** One general section; sections that show records are for pages of their own and give nothing here. */
export function AnySection({ section, email }: { section: NonNullable<Section>; email: string }) {
  switch (section.__typename) {
    case 'TextSection':
      return <TextSection {...section} />;
    case 'StepsSection':
      return <StepsSection {...section} />;
    case 'FactsSection':
      return <FactsSection {...section} />;
    case 'PeopleSection':
      return <PeopleSection {...section} />;
    case 'AccordionSection':
      return <AccordionSection {...section} />;
    case 'GallerySection':
      return <GallerySection {...section} />;
    case 'FormSection':
      return <FormSection {...section} email={email} />;
    case 'LinksSection':
      return <LinksSection {...section} />;
    default:
      return null;
  }
}

export const fragment = graphql`
  fragment SectionLink on MenuLink {
    label(language: $language)
    to
  }
  fragment Sections on Page {
    sections {
      __typename
      ...TextSection
      ...StepsSection
      ...FactsSection
      ...PeopleSection
      ...AccordionSection
      ...GallerySection
      ...FormSection
      ...LinksSection
    }
  }
`;
