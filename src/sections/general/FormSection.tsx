import { graphql } from 'gatsby';
import { useContext } from 'react';
import { Row } from '../../components/Row';
import { FormSlot } from '../../forms/FormSlot';
import { LinkContext } from '../../primitives/LinkContext';
import { Prose } from '../../primitives/Prose';

type Props = Queries.FormSectionFragment & {
  /** Where to write when a form can't be sent. */
  email: string;
};

/** The place of a lead form, with its words above. */
export function FormSection({ anchor, title, lead, leadForm, site, email }: Props) {
  const { locale } = useContext(LinkContext);
  return (
    <Row anchor={anchor} title={title}>
      {lead !== null && <Prose text={lead} />}
      <FormSlot key={`${locale} ${leadForm.name}`} form={leadForm} site={{ email, lead: site.lead }} locale={locale} />
    </Row>
  );
}

export const fragment = graphql`
  fragment FormSection on FormSection {
    anchor
    title(language: $language)
    lead: text(language: $language)
    site {
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
      steps {
        name
        title(language: $language)
        fields {
          name
          type
          label(language: $language)
          help(language: $language)
          placeholder(language: $language)
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
