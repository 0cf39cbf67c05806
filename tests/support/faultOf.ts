import { makeJudge, type FieldFault } from '../../src/domain/forms/judge';
import type { LeadSettings } from '../../src/domain/forms/leadValidity';
import type { FormValues } from '../../src/domain/forms/rules';

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
