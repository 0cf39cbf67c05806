import { formatRoubles } from '../../lib/roubles';
import type { FieldDefinition, FormDefinition } from './definition';
import { fixedFields, type LeadData } from './lander';
import type { FormValues } from './rules';
import { sessionDetails } from './sessionForm';
import { fieldsOf, totalOf, totalWithCode } from './totals';
import { isVisible, validAnswers, serializeValue, type InvalidFields } from './visibleFields';

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

/** Formats a sum together with the lower sum for a valid promo code. */
type FormatWithCode = (sums: { sum: string; lower: string }) => string;

/**
 * Writes a visitor's answers as text to paste into a mail, in the form's own words: the values sent
 * by the page, the visible fields, and the total.
 */
export function writeAnswers(
  form: Pick<FormDefinition, 'steps' | 'given'>,
  values: FormValues,
  errors: InvalidFields,
  language: string,
  formatWithCode: FormatWithCode,
): string {
  const given = (form.given ?? []).map(([, value]) => value).join(', ');
  const answers = fieldsOf(form)
    .filter((field) => isVisible(field, values))
    .map((field) => ({
      label: field.label,
      answer:
        field.total === null
          ? wordsOf(field, values)
          : sumOf(field, validAnswers(form, values, errors), language, formatWithCode),
    }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`);
  return [...(given === '' ? [] : [given]), ...answers].join('\n');
}

/**
 * Formats a total; empty if an answer that it depends on is invalid. Given a promo code, it shows
 * both sums, because the page cannot tell whether the code is valid.
 */
export function sumOf(
  { total }: Pick<FieldDefinition, 'total'>,
  values: FormValues,
  language: string,
  formatWithCode: FormatWithCode,
): string {
  const sum = total === null ? undefined : totalOf(total, values);
  if (total === null || sum === undefined) return '';
  const lower = totalWithCode(total, values);
  const full = formatRoubles(sum, language);
  return lower === undefined
    ? full
    : formatWithCode({ sum: full, lower: formatRoubles(lower, language) });
}

function wordsOf(field: FieldDefinition, values: FormValues): string {
  const { options } = field;
  const labelOf = (value: string) =>
    options?.find((option) => option.value === value)?.label ?? value;
  return [serializeValue(field, values) ?? []].flat().map(labelOf).join(', ');
}
