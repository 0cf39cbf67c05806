import { useField, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { sumOf } from '../domain/forms/answers';
import type { FieldDefinition, FormDefinition } from '../domain/forms/definition';
import { isAsked, offeredAt, soundAnswers } from '../domain/forms/askedFields';
import type { FieldValue, FormValues } from '../domain/forms/rules';
import type { Locale } from '../i18n/locales';
import { FieldView } from './FieldView';

type Props = {
  field: FieldDefinition;
  form: FormDefinition;
  locale: Locale;
  error: string | undefined;
};

/** A field in the engine's hands: its value, its fault, its sum; nothing while it is not asked. */
export function EngineField({ field, form, locale, error }: Props) {
  const { t } = useTranslation('forms');
  const { input } = useField<FieldValue>(field.name, {
    format: (value: FieldValue) => value,
    parse: (value: FieldValue) => (value === '' ? undefined : value),
  });
  const { values, errors = {} } = useFormState<FormValues>({
    subscription: { values: true, errors: true },
  });
  if (!isAsked(field, values)) return null;
  const total =
    (field.total &&
      sumOf(field, soundAnswers(form, values, errors), locale, (sums) => t('withCode', sums))) ||
    undefined;
  return (
    <FieldView
      field={offeredAt(field, values)}
      form={form.name}
      control={{ value: input.value, onChange: input.onChange, error, total }}
    />
  );
}
