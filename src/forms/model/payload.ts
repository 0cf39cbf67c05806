import { isVisible, validAnswers, serializeValue } from './visibleFields';
import type { FormDefinition } from './definition';
import { fieldsOf, totalOf } from './totals';
import { fixedFields, type LeadData } from './lander';
import type { FormValues } from './rules';
import { sessionDetails } from './sessionForm';

/** The fields that only the visitor's browser knows (spec §3, lead submission payload). */
export type LeadOrigin = {
  mergelead: string;
  urlLocation: string;
  entryPoint: string;
  analyticsId: string | undefined;
};

/** Everything that is sent: metadata, origin, consent, and the form's own fields (spec §3). */
export function leadData(form: FormDefinition, values: FormValues, origin: LeadOrigin): LeadData {
  const answers = fieldsOf(form)
    .filter((field) => isVisible(field, values))
    .flatMap((field): [string, string][] => {
      const { name, total } = field;
      // The values have already been validated, so no errors are passed.
      if (total !== null)
        return [[name, String(totalOf(total, validAnswers(form, values, {})) ?? '')]];
      const value = serializeValue(field, values);
      const { at, title = '' } = field.options?.find((one) => one.value === value) ?? {};
      const [date = '', start = ''] = at?.split('T') ?? [];
      return [
        ...(value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one])),
        ...(at === undefined ? [] : sessionDetails({ title, date, start })),
      ];
    });
  return [
    ...fixedFields(form),
    ['personalDataAgree', 'on'],
    ...form.consents
      .filter(({ name }) => name !== 'personalDataAgree')
      .map(({ name }): [string, string] => [name, 'on']),
    ['mergelead', origin.mergelead],
    ['url_location', origin.urlLocation],
    ['entry_point', origin.entryPoint],
    ['analytics_id', origin.analyticsId ?? ''],
    ...answers,
  ];
}

/** Encodes the body of the post: form-urlencoded UTF-8 (spec §7). */
export function encodeLead(data: LeadData): string {
  return new URLSearchParams(data.map(([name, value]) => [name, value])).toString();
}

/** The id of one intent to send: `id_`, a random text, seconds since 1970 (spec §3). */
export function newMergelead(random: string, now: Date): string {
  return `id_${random}${Math.floor(now.getTime() / 1000)}`;
}
