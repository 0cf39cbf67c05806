import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Prose } from '../ui/Prose';
import * as styles from './LeadForm.module.css';
import type { FormDefinition } from './model/definition';

type Props = {
  form: FormDefinition;
  /** The lead was sent before this page load. */
  isEarlier: boolean;
  onAgain: () => void;
};

/** The thank-you screen or, even after a reload, the one that waits for payment (spec §4). */
export function Done({ form, isEarlier, onAgain }: Props) {
  const { t } = useTranslation('forms');
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isEarlier) noticeRef.current?.focus();
  }, [isEarlier]);
  const { payment } = form;
  return (
    <div ref={noticeRef} role="status" tabIndex={-1} className={styles.notice}>
      <p className={styles.noticeTitle}>{payment ? t('paymentTitle') : t('doneTitle')}</p>
      <Prose text={(payment ? payment.text : form.texts?.done) ?? t('done')} />
      {payment && (
        <p className={styles.buttons}>
          <Button to={payment.url}>{payment.label}</Button>
          <Button look="plain" onClick={onAgain}>
            {t('orderAgain')}
          </Button>
        </p>
      )}
    </div>
  );
}
