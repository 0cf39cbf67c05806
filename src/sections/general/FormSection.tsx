import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../../components/Row';
import { Button } from '../../primitives/Button';
import { Prose } from '../../primitives/Prose';
import * as styles from './FormSection.module.css';

type Props = Queries.FormSectionFragment & {
  /** Where a request goes by mail. */
  email: string;
};

/** The place of a lead form: until forms are served, a request can be sent by mail, its subject naming the form. */
export function FormSection({ anchor, title, lead, email }: Props) {
  const { t } = useTranslation('pages');
  return (
    <Row anchor={anchor} title={title}>
      <Prose text={[lead, t('formByMailText')].filter(Boolean).join('\n\n')} />
      <p className={styles.action}>
        <Button to={`mailto:${email}?subject=${encodeURIComponent(title)}`} look="plain">
          {t('formByMail')}
        </Button>
      </p>
    </Row>
  );
}

export const fragment = graphql`
  fragment FormSection on FormSection {
    anchor
    title(language: $language)
    lead: text(language: $language)
    form
  }
`;
