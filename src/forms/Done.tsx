import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../domain/forms/definition';
import { Button } from '../primitives/Button';
import { Prose } from '../primitives/Prose';
import * as styles from './FormView.module.css';
import type { LeadState } from './useLead';

type Props = {
  form: FormDefinition;
  state: Extract<LeadState, { name: 'done' | 'payment' }>;
  onAgain: () => void;
};

/**
 * The thank-you screen, and the one that waits for payment, which a reload shows again (spec §4).
 */
export function Done({ form, state, onAgain }: Props) {
  const { t } = useTranslation('forms');
  const box = useRef<HTMLDivElement>(null);
  const isNews = state.name === 'done' || !state.isKept;
  useEffect(() => {
    if (isNews) box.current?.focus();
  }, [isNews]);
  const payment = state.name === 'payment' ? form.payment : null;
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
