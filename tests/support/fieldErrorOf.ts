import { makeValidator, type FieldError, type LeadSettings } from '../../src/forms/model/validate';
import type { FormValues } from '../../src/forms/model/rules';

type Field = Parameters<typeof makeValidator>[0]['steps'][number]['fields'][number];

/** Returns the error of a field that is alone in a form. */
export function fieldErrorOf(
  field: Field,
  values: FormValues,
  now: Date,
  settings: LeadSettings,
): FieldError | undefined {
  return makeValidator({ steps: [{ fields: [field] }], consents: [] }, settings)(values, now)[
    field.name
  ];
}
