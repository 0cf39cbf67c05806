import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, FormDefinition } from '../domain/forms/definition';
import { fixedFields } from '../domain/forms/lander';
import { Button } from '../primitives/Button';
import { Runs } from '../primitives/Prose';
import { fieldId } from './FieldView';
import * as styles from './FormView.module.css';

/** What the engine drives a form with; a plain form has none of it. */
export type FormDrive = {
  step: number;
  isSending: boolean;
  consentError: (name: string) => string | undefined;
  consentGiven: (name: string) => boolean;
  onConsent: (name: string, given: boolean) => void;
};

type Props = {
  form: FormDefinition;
  action: string;
  renderField: (field: FieldDefinition) => ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onGoTo: (step: number) => void;
  drive?: FormDrive;
  /** Shows every step at once, for a browser where the engine can't run. */
  showAll?: boolean;
  /** Above the fields: what went wrong. */
  children?: ReactNode;
};

/** A form's markup: a plain post of all steps without scripts, one step at a time with them (spec §4, tab style). */
export function FormView({ form, action, renderField, onSubmit, onGoTo, drive, showAll = false, children }: Props) {
  const { t } = useTranslation('pages');
  const step = drive?.step ?? 0;
  const last = form.steps.length - 1;
  const isPlain = drive === undefined;
  const later = (shown: boolean) => (isPlain && !shown && !showAll ? styles.scriptHidden : '');
  const isLast = isPlain && showAll ? true : step === last;
  return (
    <form method="post" action={action} acceptCharset="utf-8" className={styles.form} noValidate={!isPlain} onSubmit={onSubmit} aria-busy={drive?.isSending || undefined}>
      {fixedFields(form).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {last > 0 && !showAll && <StepList form={form} step={step} onGoTo={onGoTo} />}
      {children}
      {form.steps.map(({ name, title, fields }, index) => (
        <fieldset key={name} className={`${styles.step} ${later(index === 0)}`} hidden={!isPlain && index !== step}>
          <legend className={last > 0 ? styles.stepTitle : 'visually-hidden'}>{title}</legend>
          {fields.map((field) => renderField(field))}
        </fieldset>
      ))}
      <div className={`${styles.consents} ${later(last === 0)}`} hidden={!isPlain && !isLast}>
        {form.consents.map(({ name, text }) => {
          const error = drive?.consentError(name);
          const id = fieldId(form.name, name);
          return (
            <div key={name}>
              <label className={styles.choice}>
                <input
                  id={id}
                  type="checkbox"
                  name={name}
                  value="on"
                  required
                  aria-invalid={error !== undefined ? true : undefined}
                  aria-describedby={error === undefined ? undefined : `${id}-error`}
                  {...(drive && { checked: drive.consentGiven(name), onChange: (event: { target: { checked: boolean } }) => drive.onConsent(name, event.target.checked) })}
                />
                <span>
                  <Runs text={text} />
                </span>
              </label>
              {error !== undefined && (
                <p id={`${id}-error`} className={styles.error}>
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('formLeaveEmpty')}
          <input type="text" name="leave_empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.buttons}>
        {!isPlain && step > 0 && (
          <Button look="plain" onClick={() => onGoTo(step - 1)}>
            {t('formBack')}
          </Button>
        )}
        {!isLast && (
          <span className={isPlain ? styles.scriptOnly : ''}>
            {/* A submit of the engine's step, so that Enter in a field goes on as the button does. */}
            <Button {...(isPlain ? { onClick: () => onGoTo(step + 1) } : { type: 'submit' })}>{t('formNext')}</Button>
          </span>
        )}
        {(isPlain || isLast) && (
          <span className={later(last === 0)}>
            <Button type="submit" aria-disabled={drive?.isSending || undefined}>
              {drive?.isSending ? t('formSending') : (form.texts?.send ?? t('formSend'))}
            </Button>
          </span>
        )}
      </div>
    </form>
  );
}

function StepList({ form, step, onGoTo }: Pick<Props, 'form' | 'onGoTo'> & { step: number }) {
  const { t } = useTranslation('pages');
  return (
    <nav className={styles.scriptOnly} aria-label={t('formSteps')}>
      <p className="visually-hidden" aria-live="polite">
        {t('formStepOf', { step: step + 1, count: form.steps.length })}
      </p>
      <ol role="list" className={styles.stepList}>
        {form.steps.map(({ name, title }, index) => (
          <li key={name}>
            <button type="button" className={styles.stepButton} aria-current={index === step ? 'step' : undefined} onClick={() => onGoTo(index)}>
              <span aria-hidden="true">{index + 1}</span> {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
