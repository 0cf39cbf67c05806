import { graphql } from 'gatsby';
import { PlainSection } from './PlainSections';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoscowTime } from '../edition/useFairTime';
import { Row } from '../ui/Row';
import { openState } from '../forms/model/openState';
import { withSessions } from '../forms/model/sessionChoices';
import { sessionChoice } from '../forms/sessionChoice';
import { FormSlot } from '../forms/FormSlot';
import { LinkContext } from '../ui/Link';
import { Prose } from '../ui/Prose';

type Section = NonNullable<NonNullable<Queries.GeneralSectionsFragment['sections']>[number]>;

type GeneralProps = {
  section: Section;
  /** The fair's mail address, shown by forms. */
  email: string;
};

/**
 * Renders one general section; nothing for sections of pages with their own structure, or of text
 * pages only (templates/completePage).
 */
export function GeneralSection({ section, email }: GeneralProps) {
  switch (section.__typename) {
    case 'FormSection':
      return <FormSection {...section} email={email} />;
    default:
      return <PlainSection section={section} />;
  }
}

type Props = Queries.FormSectionFragment & {
  /** Contact shown when a form cannot be sent. */
  email: string;
};

/** A section with a form and its text. */
function FormSection(section: Props) {
  return (
    <Row anchor={section.anchor} title={section.title}>
      <FormPlace {...section} />
    </Row>
  );
}

/**
 * A form and the text above it, without the row of a section. The text asks visitors to fill in the
 * form, so it is left out if the form's last day was over at build time, and hidden once the form
 * closes. If an editor closes the form by hand (`closed`), the text stays, because the editor
 * rewrites it.
 */
export function FormPlace({
  lead,
  leadForm,
  site,
  email,
}: Pick<Props, 'lead' | 'leadForm' | 'site' | 'email'>) {
  const { t } = useTranslation('pages');
  const { locale } = useContext(LinkContext);
  const form = useMemo(
    () =>
      withSessions(
        leadForm,
        leadForm.sessions.map((session) => sessionChoice(session, t)),
      ),
    [leadForm, t],
  );
  const time = useMoscowTime();
  const hasEnded = time !== undefined && form.closed !== true && openState(form, time) === 'closed';
  const isOver = form.closed !== true && openState(form, form.buildDay) === 'closed';
  return (
    <>
      {lead !== null && !isOver && (
        <div data-ended={hasEnded ? 'now' : undefined}>
          <Prose text={lead} />
        </div>
      )}
      <FormSlot
        key={`${locale} ${leadForm.name}`}
        form={form}
        site={{ email, domain: site.domain, lead: site.lead }}
        locale={locale}
      />
    </>
  );
}

export const fragments = graphql`
  fragment GeneralSections on Page {
    ...PlainSections
    sections {
      ...FormSection
    }
  }
  fragment FormSite on SiteSettings {
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
  fragment WholeForm on LeadForm {
    name
    version
    form
    templateID
    groupsEnkod
    redirectUrl
    plainRedirectUrl(language: $language)
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
          showWhen {
            field
            is
          }
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
  fragment FormSection on FormSection {
    anchor
    title(language: $language)
    lead: text(language: $language)
    site {
      ...FormSite
    }
    leadForm {
      ...WholeForm
      ...FormSessions
    }
  }
`;
