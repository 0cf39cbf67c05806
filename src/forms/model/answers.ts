import { formatRoubles } from '../../lib/roubles';
import { isVisible, validAnswers, serializeValue, type InvalidFields } from './visibleFields';
import type { FieldDefinition, FormDefinition } from './definition';
import { fieldsOf, totalOf, totalWithCode } from './totals';
import type { FormValues } from './rules';

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
