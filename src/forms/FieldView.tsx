import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../domain/forms/definition';
import { isRequired } from '../domain/forms/required';
import type { FieldValue } from '../domain/forms/rules';
import { withNoBreakSpaces } from '../lib/noBreakSpaces';
import * as styles from './FormView.module.css';

/** What the form engine adds to a field; without it the field is plain HTML. */
export type FieldControl = {
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  error: string | undefined;
  total: string | undefined;
};

type Props = {
  field: FieldDefinition;
  form: string;
  control?: FieldControl | undefined;
  /**
   * Plain HTML without the engine: conditional fields are shown with a note that says when they
   * apply.
   */
  isWhole?: boolean;
  condition?: string | undefined;
};

/**
 * What browsers would rewrite before it is read is typed as a text: they turn letters of an
 * `email`'s domain into others, read `7,5` of a `number` as 75, and change it by the wheel.
 */
const texts: Record<string, Pick<InputHTMLAttributes<HTMLInputElement>, TextAttribute>> = {
  stand: {},
  email: { inputMode: 'email', autoCapitalize: 'none' },
  number: { inputMode: 'decimal' },
};
type TextAttribute = 'inputMode' | 'autoCapitalize';

/** One field: label, hint, input, fault. The markup is the same with and without the engine. */
export function FieldView({ field, form, control, isWhole = false, condition }: Props) {
  const id = fieldId(form, field.name);
  if (field.type === 'total')
    return isWhole ? null : <TotalView field={field} id={id} control={control} />;
  const isGroup = field.type === 'radio' || field.type === 'checkboxes';
  const describedBy =
    [field.help && `${id}-help`, control?.error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined;
  const hint = field.help !== null && (
    <p id={`${id}-help`} className={styles.help}>
      {withNoBreakSpaces(field.help)}
    </p>
  );
  const fault = control?.error !== undefined && (
    <p id={`${id}-error`} className={styles.error}>
      {control.error}
    </p>
  );
  const isAskedLater = field.showWhen !== null && control === undefined && !isWhole;
  const label = <Label field={field} condition={isWhole ? condition : undefined} />;
  if (isGroup) {
    return (
      <fieldset className={styles.field} hidden={isAskedLater} aria-describedby={describedBy}>
        <legend className={styles.label}>{label}</legend>
        {hint}
        <Choices field={field} id={id} control={control} />
        {fault}
      </fieldset>
    );
  }
  return (
    <div className={styles.field} hidden={isAskedLater}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint}
      <Input field={field} id={id} control={control} describedBy={describedBy} />
      {fault}
    </div>
  );
}

/** The id of a field's input on a page. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

function Label({ field, condition }: { field: FieldDefinition; condition: string | undefined }) {
  const { t } = useTranslation('pages');
  return (
    <>
      {field.label}
      {condition !== undefined && (
        <span className={styles.optional}> {t('formOnlyFor', { answers: condition })}</span>
      )}
      {condition === undefined && !isRequired(field) && (
        <span className={styles.optional}> {t('formOptional')}</span>
      )}
    </>
  );
}

type InputProps = {
  field: FieldDefinition;
  id: string;
  control: FieldControl | undefined;
  describedBy?: string | undefined;
};

function Input({ field, id, control, describedBy }: InputProps) {
  const { t } = useTranslation('pages');
  const { type } = field;
  const given = control && (typeof control.value === 'string' ? control.value : '');
  const shared = {
    id,
    name: field.name,
    className: styles.input,
    // The browser must not require a conditional field, as it may not apply.
    required: isRequired(field) && field.showWhen === null,
    autoComplete: field.autocomplete ?? undefined,
    'aria-describedby': describedBy,
    'aria-invalid': control?.error !== undefined ? true : undefined,
    ...(control && {
      value: given,
      onChange: (event: { target: { value: string } }) => control.onChange(event.target.value),
    }),
  };
  if (type === 'textarea')
    return <textarea {...shared} rows={4} placeholder={field.placeholder ?? undefined} />;
  if (type === 'select') {
    return (
      <select {...shared} {...(control === undefined && { defaultValue: '' })}>
        <option value="">{t('formChoose')}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const text = texts[type];
  return (
    <input
      {...text}
      {...shared}
      type={text === undefined ? type : 'text'}
      inputMode={field.inputmode ?? text?.inputMode}
      placeholder={field.placeholder ?? undefined}
    />
  );
}

function Choices({ field, id, control }: InputProps) {
  const isOne = field.type === 'radio';
  const chosen = control?.value === undefined ? [] : [control.value].flat();
  const choose = (value: string, isOn: boolean) => {
    if (isOne) return control?.onChange(value);
    const rest =
      field.options
        ?.map((option) => option.value)
        .filter((one) => (one === value ? isOn : chosen.includes(one))) ?? [];
    return control?.onChange(rest.length === 0 ? undefined : rest);
  };
  return (
    <div className={styles.choices}>
      {field.options?.map(({ value, label }, index) => (
        <label key={value} className={styles.choice}>
          <input
            // The first choice has the field's own id, because links of the error summary lead
            // there.
            id={index === 0 ? id : undefined}
            type={isOne ? 'radio' : 'checkbox'}
            name={field.name}
            value={value}
            required={isOne && isRequired(field) && field.showWhen === null}
            {...(control && {
              checked: chosen.includes(value),
              onChange: (event: { target: { checked: boolean } }) =>
                choose(value, event.target.checked),
            })}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

function TotalView({ field, id, control }: InputProps) {
  return (
    <p className={`${styles.field} ${styles.total}`}>
      <span id={`${id}-label`} className={styles.label}>
        {field.label}
      </span>
      <output id={id} aria-labelledby={`${id}-label`}>
        {control?.total ?? '—'}
      </output>
    </p>
  );
}
