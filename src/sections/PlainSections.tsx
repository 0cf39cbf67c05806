import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';
import * as stepsStyles from './StepsSection.module.css';
import * as factsStyles from './FactsSection.module.css';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import * as peopleStyles from './PeopleSection.module.css';
import { clauseAnchor } from './model/clauseAnchor';
import * as accordionStyles from './AccordionSection.module.css';
import * as linksStyles from './LinksSection.module.css';

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

function TextSection({ anchor, title, link, text }: Queries.TextSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <Prose text={text} />
    </Row>
  );
}

function StepsSection({ anchor, title, link, steps }: Queries.StepsSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <ol role="list">
        {steps.map((step, index) => (
          <li key={index} className={stepsStyles.step}>
            <span className={stepsStyles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={stepsStyles.title}>{step.title}</h3>
              <Prose text={step.text} />
            </div>
          </li>
        ))}
      </ol>
    </Row>
  );
}

/** Pairs of label and value, in large type. */
function FactsSection({ anchor, title, link, facts }: Queries.FactsSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <dl>
        {facts.map(({ label, value, figure }) => (
          <div key={label} className={factsStyles.fact}>
            <dt>{label}</dt>
            <dd>
              <Prose text={value} />
            </dd>
            {figure !== null && <dd className={factsStyles.figure}>{figure}</dd>}
          </div>
        ))}
      </dl>
    </Row>
  );
}

function PeopleSection({ anchor, title, link, people }: Queries.PeopleSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <ul role="list" className={peopleStyles.people}>
        {people.map(({ name, role, email }) => (
          <li key={name} className={peopleStyles.person}>
            <h3 className={peopleStyles.name}>{name}</h3>
            <p>{withNoBreakSpaces(role)}</p>
            {email !== null && (
              <p>
                <Link to={`mailto:${email}`}>{email}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Row>
  );
}

/**
 * Questions with collapsible answers: `<details>`, so it works without JavaScript. The anchor is on
 * the answer, because browsers unfold the element that contains the target.
 */
function AccordionSection({ anchor, title, link, items }: Queries.AccordionSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      {items.map((item, index) => (
        <details key={item.title} className={accordionStyles.item}>
          <summary className={accordionStyles.summary}>{item.title}</summary>
          <div id={clauseAnchor(anchor, index)} className={accordionStyles.text}>
            <Prose text={item.text} />
          </div>
        </details>
      ))}
    </Row>
  );
}

/** Links in large type, each with an optional note. */
function LinksSection({ anchor, title, link, links }: Queries.LinksSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <ul role="list">
        {links.map(({ label, to, note }) => (
          <li key={label} className={linksStyles.item}>
            <Link to={to} className={linksStyles.link}>
              {label}
            </Link>
            {note !== null && <p className={linksStyles.note}>{withNoBreakSpaces(note)}</p>}
          </li>
        ))}
      </ul>
    </Row>
  );
}

export const fragments = graphql`
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
  fragment TextSection on TextSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    text(language: $language)
  }
  fragment StepsSection on StepsSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    steps {
      title(language: $language)
      text(language: $language)
    }
  }
  fragment FactsSection on FactsSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    facts {
      label(language: $language)
      value(language: $language)
      figure(language: $language)
    }
  }
  fragment PeopleSection on PeopleSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    people {
      name(language: $language)
      role(language: $language)
      email
    }
  }
  fragment AccordionSection on AccordionSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    items {
      title(language: $language)
      text(language: $language)
    }
  }
  fragment LinksSection on LinksSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    links {
      label(language: $language)
      to
      note(language: $language)
    }
  }
`;
