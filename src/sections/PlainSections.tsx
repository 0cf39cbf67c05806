import { graphql } from 'gatsby';
import { AccordionSection } from './AccordionSection';
import { FactsSection } from './FactsSection';
import { LinksSection } from './LinksSection';
import { PeopleSection } from './PeopleSection';
import { StepsSection } from './StepsSection';
import { TextSection } from './TextSection';

type Section = NonNullable<NonNullable<Queries.PlainSectionsFragment['sections']>[number]>;

/**
 * Renders the sections of a page in the order of its YAML, except forms (`GeneralSection`) and the
 * sections of text pages (templates/completePage).
 */
export function PlainSections({ page }: { page: Queries.PlainSectionsFragment }) {
  return (
    <>
      {page.sections?.map(
        (section, index) => section && <PlainSection key={index} section={section} />,
      )}
    </>
  );
}

/** Renders one plain section; nothing for other kinds. */
export function PlainSection({ section }: { section: Section }) {
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
  fragment PlainSections on Page {
    sections {
      __typename
      ...TextSection
      ...StepsSection
      ...FactsSection
      ...PeopleSection
      ...AccordionSection
      ...LinksSection
    }
  }
`;
