import { makeJudge, type FieldFault } from '../../src/forms/model/judge';
import type { LeadSettings } from '../../src/forms/model/leadValidity';
import type { FormValues } from '../../src/forms/model/rules';

type Field = Parameters<typeof makeJudge>[0]['steps'][number]['fields'][number];

/** What is wrong with a field that stands in a form alone. */
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
