import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../lib/text';
import type { FieldState } from './formTypes';
import * as styles from './LeadForm.module.css';
import { type FieldDefinition, isRequired, agePattern } from './model/definition';

type Props = {
  field: FieldDefinition;
  form: string;
  /** Error and total exist only once the engine has loaded. */
  state: Pick<FieldState, 'isVisible' | 'options'> & Partial<FieldState>;
  /** Whether all steps are shown, including conditional fields, with a note on when these apply. */
  isWhole?: boolean;
  condition?: string | undefined;
};

/**
 * Browsers rewrite what is typed into type="email" (the letters of Cyrillic domains) and
 * type="number" (`7,5` becomes 75; the wheel changes it), so both are text inputs.
 */
const typedAsText: Record<string, Pick<InputHTMLAttributes<HTMLInputElement>, TextAttribute>> = {
  stand: {},
  email: { inputMode: 'email', autoCapitalize: 'none' },
  number: { inputMode: 'decimal' },
  age: { inputMode: 'numeric' },
};
type TextAttribute = 'inputMode' | 'autoCapitalize';

/** One field: label, hint, input, error. The input itself stores the value (it is uncontrolled). */
export function FieldView({ field, form, state, isWhole = false, condition }: Props) {
  const { t } = useTranslation('pages');
  const { error, options } = state;
  const id = fieldId(form, field.name);
  const isHidden = !state.isVisible && !isWhole;
  if (field.type === 'total') {
    return (
      <p className={`${styles.field} ${styles.total}`} hidden={isHidden}>
        <span id={`${id}-label`} className={styles.label}>
          {field.label}
        </span>
        <output id={id} aria-labelledby={`${id}-label`}>
          {state.total ?? '—'}
        </output>
      </p>
    );
  }
  const help = field.help ?? (field.ages ? t('formAgeLimits', field.ages) : null);
  const describedBy =
    [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const hint = help !== null && (
    <p id={`${id}-help`} className={styles.help}>
      {withNoBreakSpaces(help)}
    </p>
  );
  const errorText = <ErrorText id={id} error={error} />;
  const label = <Label field={field} condition={condition} />;
  const parts = { field: { ...field, options }, id, error, describedBy };
  if (field.type === 'radio' || field.type === 'checkboxes') {
    return (
      <fieldset className={styles.field} hidden={isHidden} aria-describedby={describedBy}>
        <legend className={styles.label}>{label}</legend>
        {hint}
        <Choices {...parts} />
        {errorText}
      </fieldset>
    );
  }
  return (
    <div className={styles.field} hidden={isHidden}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint}
      <Input {...parts} />
      {errorText}
    </div>
  );
}

export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

export function ErrorText({ id, error }: { id: string; error: ReactNode }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
}

function Label({ field, condition }: { field: FieldDefinition; condition: string | undefined }) {
  const { t } = useTranslation('pages');
  const note =
    condition !== undefined
      ? t('formOnlyFor', { answers: condition })
      : isRequired(field)
        ? undefined
        : t('formOptional');
  return (
    <>
      {field.label}
      {note !== undefined && <span className={styles.optional}> {note}</span>}
    </>
  );
}

type InputProps = {
  field: FieldDefinition;
  id: string;
  error: ReactNode;
  describedBy: string | undefined;
};

function Input({ field, id, error, describedBy }: InputProps) {
  const { t } = useTranslation('pages');
  const { type } = field;
  const shared = {
    id,
    name: field.name,
    className: styles.input,
    // The browser must not require a conditional field, because it can be hidden.
    required: isRequired(field) && field.showWhen === null,
    autoComplete: field.autocomplete ?? undefined,
    'aria-describedby': describedBy,
    'aria-invalid': error !== undefined ? true : undefined,
  };
  if (type === 'textarea')
    return <textarea {...shared} rows={4} placeholder={field.placeholder ?? undefined} />;
  if (type === 'select') {
    return (
      <select {...shared} defaultValue="">
        <option value="">{t('formChoose')}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const text = typedAsText[type];
  return (
    <input
      {...text}
      {...shared}
      type={text === undefined ? type : 'text'}
      inputMode={field.inputmode ?? text?.inputMode}
      // Until the engine has loaded, the browser checks the pattern; the browser's message quotes
      // the title.
      pattern={field.ages ? agePattern(field.ages) : undefined}
      title={field.ages ? t('formAgeLimits', field.ages) : undefined}
      placeholder={field.placeholder ?? undefined}
    />
  );
}

function Choices({ field, id }: InputProps) {
  const isOne = field.type === 'radio';
  return (
    <div className={styles.choices}>
      {field.options?.map(({ value, label }, index) => (
        <label key={value} className={styles.choice}>
          <input
            // The first choice has the field's own id, because the error summary links to it.
            id={index === 0 ? id : undefined}
            type={isOne ? 'radio' : 'checkbox'}
            name={field.name}
            value={value}
            required={isOne && isRequired(field) && field.showWhen === null}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
