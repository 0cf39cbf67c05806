import { makeJudge, type FieldFault } from '../../src/forms/model/judge';
import type { LeadSettings } from '../../src/forms/model/leadValidity';
import type { FormValues } from '../../src/forms/model/rules';

type Field = Parameters<typeof makeJudge>[0]['steps'][number]['fields'][number];

/** Returns the error of a field that is alone in a form. */
export function faultOf(
  field: Field,
  values: FormValues,
  now: Date,
  settings: LeadSettings,
): FieldFault | undefined {
  return makeJudge({ steps: [{ fields: [field] }], consents: [] }, settings)(values, now)[
    field.name
  ];
}
