import { useTranslation } from 'react-i18next';
import { Link } from '../ui/Link';
import * as styles from './LeadForm.module.css';
import type { Ages, OtherSession, SessionChoice } from './model/definition';

type Offer = Pick<SessionChoice, 'value' | 'label'> & Partial<OtherSession>;

type Props = {
  ages: Ages;
  offers: readonly Offer[];
  onChoose: (value: string) => void;
  /** Stores the typed answers in the draft of another session's form, called `form`. */
  onLeave: (form: string) => void;
};

/** The error for an age that the session does not admit, with the sessions that do. */
export function AgeError({ ages, offers, onChoose, onLeave }: Props) {
  const { t } = useTranslation('forms');
  return (
    <>
      {t('rules.ages', { ...ages })} {offers.length > 0 ? t('agesFit') : t('agesFitNone')}
      {offers.map(({ value, label, path, form }) => (
        <span key={value} className={styles.offer}>
          {path !== undefined && form !== undefined ? (
            <Link to={path} onClick={() => onLeave(form)}>
              {label}
            </Link>
          ) : (
            <button type="button" onClick={() => onChoose(value)}>
              {label}
            </button>
          )}
        </span>
      ))}
    </>
  );
}
