import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, FormDefinition } from '../domain/forms/definition';
import type { LeadData } from '../domain/forms/lander';
import { Button } from '../primitives/Button';
import { Runs } from '../primitives/Prose';
import { fieldId } from './FieldView';
import * as styles from './FormView.module.css';

/** What the engine passes to a form's markup; a plain form has none of it. */
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
  /** Values that a plain post sends besides what was typed. */
  hidden?: LeadData;
  renderField: (field: FieldDefinition) => ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onInput?: FormEventHandler<HTMLFormElement>;
  onGoTo: (step: number) => void;
  drive?: FormDrive;
  /** All steps at once, as in static HTML and wherever the engine can't run. */
  isWhole?: boolean;
  /** Shown above the fields: what went wrong. */
  children?: ReactNode;
};

/**
 * A form's markup: a plain post with all steps, then one step at a time once its code runs (spec
 * §9, tab style).
 */
export function FormView({
  form,
  action,
  hidden = [],
  renderField,
  onSubmit,
  onInput,
  onGoTo,
  drive,
  isWhole = false,
  children,
}: Props) {
  const { t } = useTranslation('pages');
  const step = drive?.step ?? 0;
  const last = form.steps.length - 1;
  const isLast = isWhole || step === last;
  return (
    <form
      method="post"
      action={action}
      acceptCharset="utf-8"
      className={styles.form}
      noValidate={!isWhole && (drive !== undefined || last > 0)}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-busy={drive?.isSending || undefined}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {last > 0 && <StepList form={form} step={isWhole ? undefined : step} onGoTo={onGoTo} />}
      {children}
      {form.steps.map(({ name, title, fields }, index) => (
        <fieldset
          key={name}
          id={stepId(form, name)}
          className={styles.step}
          hidden={!isWhole && index !== step}
        >
          <legend className={last > 0 ? styles.stepTitle : 'visually-hidden'}>{title}</legend>
          {index === 0 && form.closesOn !== null && (
            <p className={styles.help}>{t('formUntil', { day: form.closesOn })}</p>
          )}
          {fields.map((field) => renderField(field))}
        </fieldset>
      ))}
      <div className={styles.consents} hidden={!isLast}>
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
                  {...(drive && {
                    checked: drive.consentGiven(name),
                    onChange: (event: { target: { checked: boolean } }) =>
                      drive.onConsent(name, event.target.checked),
                  })}
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
        {step > 0 && (
          <Button look="plain" onClick={() => onGoTo(step - 1)}>
            {t('formBack')}
          </Button>
        )}
        {/* Two keys: a press on the one must not fall on the other that takes its place. */}
        {isLast ? (
          <Button key="send" type="submit" aria-disabled={drive?.isSending || undefined}>
            {drive?.isSending ? t('formSending') : (form.texts?.send ?? t('formSend'))}
          </Button>
        ) : (
          <Button key="next" type="submit">
            {t('formNext')}
          </Button>
        )}
      </div>
    </form>
  );
}

const stepId = (form: FormDefinition, step: string) => `${form.name}-step-${step}`;

type StepListProps = Pick<Props, 'form' | 'onGoTo'> & {
  /** The step shown; undefined when all steps are. */
  step: number | undefined;
};

/**
 * Links or tabs for the steps: when all steps are shown, links to them, in the same place as the
 * tabs, so that nothing moves.
 */
function StepList({ form, step, onGoTo }: StepListProps) {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('formSteps')}>
      {step !== undefined && (
        <p className="visually-hidden" aria-live="polite">
          {t('formStepOf', { step: step + 1, count: form.steps.length })}
        </p>
      )}
      <ol role="list" className={styles.stepList}>
        {form.steps.map(({ name, title }, index) => {
          const words = (
            <>
              <span aria-hidden="true">{index + 1}</span> {title}
            </>
          );
          return (
            <li key={name}>
              {step === undefined ? (
                <a
                  className={styles.stepButton}
                  href={`#${stepId(form, name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo(index);
                  }}
                >
                  {words}
                </a>
              ) : (
                <button
                  type="button"
                  className={styles.stepButton}
                  aria-current={index === step ? 'step' : undefined}
                  onClick={() => onGoTo(index)}
                >
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
