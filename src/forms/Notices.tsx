import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { copyText } from '../browser/sharing';
import type { Locale } from '../i18n/locales';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import type { Failed, Place } from './formTypes';
import * as styles from './LeadForm.module.css';
import { writeAnswers } from './model/payload';
import type { Ages, FormDefinition, OtherSession, SessionChoice } from './model/definition';
import type { FormValues } from './model/rules';
import type { FieldErrors } from './model/validate';

type NoticesProps = {
  api: FormApi<FormValues>;
  places: readonly Place[];
  form: FormDefinition;
  locale: Locale;
  email: string;
  /** The latest notice: answers are missing, or the result of sending. */
  notice: 'refused' | 'sent' | undefined;
  /** Number of steps that show their errors. */
  stepsWithErrors: number;
  onOpen: (id: string, step: number) => void;
  onRetry: () => void;
};

/** The notices above the fields: links to the fields to correct, or why a lead did not arrive. */
export function Notices({ api, form, locale, email, notice, onRetry, ...rest }: NoticesProps) {
  return (
    // The form already has its handlers; `onSubmit` is there only for the type.
    <Form<FormValues> form={api} onSubmit={noop}>
      {({ values, errors, submitError, submitting }) => {
        const fieldErrors = (errors ?? {}) as FieldErrors;
        if (notice === 'refused') return <Refusal errors={fieldErrors} {...rest} />;
        if (notice === undefined || submitError === undefined || submitting) return null;
        return (
          <FailureNotice
            form={form}
            values={values}
            errors={fieldErrors}
            locale={locale}
            failed={submitError as Failed}
            email={email}
            onRetry={onRetry}
          />
        );
      }}
    </Form>
  );
}

const noop = () => undefined;

/** The message after a refused submit (spec §8), with a link to each field to correct. */
function Refusal({
  places,
  errors,
  stepsWithErrors,
  onOpen,
}: Pick<NoticesProps, 'places' | 'stepsWithErrors' | 'onOpen'> & { errors: FieldErrors }) {
  const { t } = useTranslation('forms');
  const invalid = places.filter(
    ({ name, step }) => step < stepsWithErrors && errors[name] !== undefined,
  );
  if (invalid.length === 0) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.noticeTitle}>{t('incomplete')}</p>
      <p>{t('incompleteText')}</p>
      <ul>
        {invalid.map(({ id, label, step }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(id, step);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FailureNoticeProps = {
  form: FormDefinition;
  values: FormValues;
  errors: FieldErrors;
  locale: Locale;
  failed: Failed;
  email: string;
  onRetry: () => void;
};

/** Shown when a lead did not arrive: why, that nothing is lost, and three ways to continue. */
export function FailureNotice({
  form,
  values,
  errors,
  locale,
  failed,
  email,
  onRetry,
}: FailureNoticeProps) {
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

type DoneProps = {
  form: FormDefinition;
  /** The lead was sent before this page load. */
  isEarlier: boolean;
  onAgain: () => void;
};

/** The thank-you screen or, even after a reload, the screen that waits for payment (spec §4). */
export function Done({ form, isEarlier, onAgain }: DoneProps) {
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

type Offer = Pick<SessionChoice, 'value' | 'label'> & Partial<OtherSession>;

type AgeErrorProps = {
  ages: Ages;
  offers: readonly Offer[];
  onChoose: (value: string) => void;
  /** Stores the typed answers in the draft of another session's form, called `form`. */
  onLeave: (form: string) => void;
};

/** The error for an age that the session does not admit, with the sessions that do. */
export function AgeError({ ages, offers, onChoose, onLeave }: AgeErrorProps) {
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
