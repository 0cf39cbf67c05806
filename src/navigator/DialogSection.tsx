import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { HashDialog } from './HashDialog';
import { Row } from '../ui/Row';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import { FormPlace } from '../sections/FormSection';
import * as styles from './DialogSection.module.css';
import { OfferFacts } from './OfferFacts';

type Props = Queries.DialogSectionFragment & {
  /** Contact shown when a form can't be sent. */
  email: string;
};

/** A row with a short summary of its dialog, prices and forms included (spec §2, navigator). */
export function DialogSection({ anchor, title, summary, open, text, forms, email }: Props) {
  const { t } = useTranslation('navigator');
  return (
    <Row title={title}>
      <div className={styles.summary}>
        <Prose text={summary} className={styles.words} />
        <span className={styles.open}>
          <Button to={`#${anchor}`} look="plain">
            {open}
          </Button>
        </span>
      </div>
      <HashDialog
        anchor={anchor}
        inner={forms.map((form) => form.anchor)}
        title={title}
        close={t('close')}
      >
        <Prose text={text} />
        {forms.map((form) => (
          <section key={form.anchor} id={form.anchor} className={styles.form}>
            <h3 className={styles.title}>{form.title}</h3>
            {form.link && (
              <p>
                <Link to={form.link.to}>{form.link.label}</Link>
              </p>
            )}
            <OfferFacts fields={form.leadForm.steps.flatMap(({ fields }) => fields)} />
            <FormPlace {...form} email={email} />
          </section>
        ))}
      </HashDialog>
    </Row>
  );
}

export const fragment = graphql`
  fragment DialogSection on DialogSection {
    anchor
    title(language: $language)
    summary(language: $language)
    open(language: $language)
    text(language: $language)
    forms {
      ...FormSection
      link {
        ...SectionLink
      }
    }
  }
`;
