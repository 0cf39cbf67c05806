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
export function FormSection(section: Props) {
  return (
    <Row anchor={section.anchor} title={section.title}>
      <FormPlace {...section} />
    </Row>
  );
}

/** The words and the form alone, for those who have a frame of their own. */
export function FormPlace({ lead, leadForm, site, email }: Pick<Props, 'lead' | 'leadForm' | 'site' | 'email'>) {
  const { locale } = useContext(LinkContext);
  return (
    <>
      {lead !== null && <Prose text={lead} />}
      <FormSlot key={`${locale} ${leadForm.name}`} form={leadForm} site={{ email, lead: site.lead }} locale={locale} />
    </>
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
