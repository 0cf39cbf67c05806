import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { Button } from '../ui/Button';
import { Prose } from '../ui/Prose';
import { copyText } from '../browser/device/clipboard';
import type { Failed } from './formTypes';
import * as styles from './LeadForm.module.css';
import { writeAnswers } from './model/answers';
import type { FormDefinition } from './model/definition';
import type { FieldErrors } from './model/judge';
import type { FormValues } from './model/rules';

type Props = {
  form: FormDefinition;
  values: FormValues;
  errors: FieldErrors;
  locale: Locale;
  failed: Failed;
  email: string;
  onRetry: () => void;
};

/** Shown when a lead did not arrive: why, that nothing is lost, and three ways to continue. */
export function FailureNotice({ form, values, errors, locale, failed, email, onRetry }: Props) {
  const { t } = useTranslation('forms');
  const [copied, setCopied] = useState<boolean>();
  // The notice is above the fields, off-screen on a phone, so each failed attempt moves the focus
  // to it.
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), [failed]);
  const answers = writeAnswers(form, values, errors, locale, (sums) => t('withCode', sums));
  return (
    <div ref={noticeRef} role="alert" tabIndex={-1} className={styles.notice}>
      <p className={styles.noticeTitle}>{t('failedTitle')}</p>
      <Prose
        text={[
          t(`failures.${failed.failure}`),
          form.texts?.failed,
          t('kept', { mail: `mailto:${email}` }),
        ]
          .filter(Boolean)
          .join('\n\n')}
      />
      <p className={styles.buttons}>
        <Button onClick={onRetry}>{t('retry')}</Button>
        <Button look="plain" onClick={() => void copyText(answers).then(setCopied)}>
          {t('copy')}
        </Button>
      </p>
      {copied === true && <p role="status">{t('copied')}</p>}
      {copied === false && (
        <textarea
          className={styles.input}
          readOnly
          rows={6}
          aria-label={t('answers')}
          value={answers}
        />
      )}
    </div>
  );
}
