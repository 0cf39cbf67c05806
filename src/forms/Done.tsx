import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../domain/forms/definition';
import { Button } from '../primitives/Button';
import { Prose } from '../primitives/Prose';
import * as styles from './FormView.module.css';

/** The thank-you screen, and the one that waits for payment (spec §4). */
export function Done({ form, isPaymentDue }: { form: FormDefinition; isPaymentDue: boolean }) {
  const { t } = useTranslation('forms');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.notice}>
      <p className={styles.noticeTitle}>{isPaymentDue ? t('paymentTitle') : t('doneTitle')}</p>
      <Prose text={(isPaymentDue ? form.payment?.text : form.texts?.done) ?? t('done')} />
      {isPaymentDue && form.payment && (
        <p>
          <Button to={form.payment.url}>{form.payment.label}</Button>
        </p>
      )}
    </div>
  );
}
