import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Prose } from '../ui/Prose';
import * as styles from './LeadForm.module.css';
import type { FormDefinition } from './model/definition';

type Props = {
  form: FormDefinition;
  /** The lead was sent before this page load. */
  isKept: boolean;
  onAgain: () => void;
};

/** The thank-you screen or, even after a reload, the one that waits for payment (spec §4). */
export function Done({ form, isKept, onAgain }: Props) {
  const { t } = useTranslation('forms');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isKept) box.current?.focus();
  }, [isKept]);
  const { payment } = form;
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.notice}>
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
