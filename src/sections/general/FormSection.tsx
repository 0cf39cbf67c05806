import { graphql } from 'gatsby';
import { useContext } from 'react';
import { Row } from '../../components/Row';
import { openState } from '../../domain/forms/openState';
import { FormSlot } from '../../forms/FormSlot';
import { LinkContext } from '../../primitives/LinkContext';
import { Prose } from '../../primitives/Prose';

type Props = Queries.FormSectionFragment & {
  /** Where to write when a form can't be sent. */
  email: string;
};

/** The place of a lead form, with its words above. */
export function FormSection(section: Props) {
  return (
    <Row anchor={section.anchor} title={section.title}>
      <FormPlace {...section} />
    </Row>
  );
}

/**
 * The words and the form alone, for those who have a frame of their own. Words that ask to fill in
 * a form which was over when the site was built are left out; whoever closes it by hand writes
 * others.
 */
export function FormPlace({
  lead,
  leadForm,
  site,
  email,
}: Pick<Props, 'lead' | 'leadForm' | 'site' | 'email'>) {
  const { locale } = useContext(LinkContext);
  const isOver = leadForm.closed !== true && openState(leadForm, leadForm.buildDay) === 'closed';
  return (
    <>
      {lead !== null && !isOver && <Prose text={lead} />}
      <FormSlot
        key={`${locale} ${leadForm.name}`}
        form={leadForm}
        site={{ email, domain: site.domain, lead: site.lead }}
        locale={locale}
      />
    </>
  );
}

export const fragment = graphql`
  fragment FormSection on FormSection {
    anchor
    title(language: $language)
    lead: text(language: $language)
    site {
      domain
      lead {
        unit
        type
        land
        quoteId
        emailTopLevelDomainMax
        redirectHosts
      }
    }
    leadForm {
      name
      version
      form
      templateID
      groupsEnkod
      redirectUrl
      newTab
      incompleteSteps
      closed
      opens
      closes
      applications {
        firstDay
        lastDay
        applicationsOpen
        applicationsClose
        phase
      }
      buildDay
      opensOn(language: $language)
      closesOn(language: $language)
      steps {
        name
        title(language: $language)
        fields {
          name
          type
          label(language: $language)
          help(language: $language)
          placeholder(language: $language)
          format(language: $language)
          autocomplete
          inputmode
          rules
          options {
            value
            label(language: $language)
          }
          showWhen {
            field
            is
          }
          total {
            price
            times
            discountField
            discountPercent
          }
        }
      }
      consents {
        name
        text(language: $language)
      }
      payment {
        url
        label(language: $language)
        text(language: $language)
      }
      texts {
        send(language: $language)
        done(language: $language)
        failed(language: $language)
        closed(language: $language)
        notOpen(language: $language)
      }
    }
  }
`;
