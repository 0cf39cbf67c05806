import { formatRoubles } from '../../lib/roubles';
import { isAsked, soundAnswers, spelled, type Faulty } from './askedFields';
import type { FieldDefinition, FormDefinition } from './definition';
import { fieldsOf, totalOf, totalWithCode } from './fields';
import type { FormValues } from './rules';

/** Says a sum, and what it comes to if the code that is typed is valid. */
type SayCode = (sums: { sum: string; lower: string }) => string;

/**
 * A visitor's answers as text to paste into a mail, in the form's own words: what the page sends
 * unasked, then only what was asked, and the sum.
 */
export function writeAnswers(
  form: Pick<FormDefinition, 'steps' | 'given'>,
  values: FormValues,
  faults: Faulty,
  language: string,
  sayCode: SayCode,
): string {
  const given = (form.given ?? []).map(([, value]) => value).join(', ');
  const answers = fieldsOf(form)
    .filter((field) => isAsked(field, values))
    .map((field) => ({
      label: field.label,
      answer:
        field.total === null
          ? wordsOf(field, values)
          : sumOf(field, soundAnswers(form, values, faults), language, sayCode),
    }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`);
  return [...(given === '' ? [] : [given]), ...answers].join('\n');
}

/**
 * A total as shown; empty if an answer it depends on has a fault. A code does not lower it: both
 * sums are told.
 */
export function sumOf(
  { total }: Pick<FieldDefinition, 'total'>,
  values: FormValues,
  language: string,
  sayCode: SayCode,
): string {
  const sum = total === null ? undefined : totalOf(total, values);
  if (total === null || sum === undefined) return '';
  const lower = totalWithCode(total, values);
  const full = formatRoubles(sum, language);
  return lower === undefined ? full : sayCode({ sum: full, lower: formatRoubles(lower, language) });
}

function wordsOf(field: FieldDefinition, values: FormValues): string {
  const { options } = field;
  const labelOf = (value: string) =>
    options?.find((option) => option.value === value)?.label ?? value;
  return [spelled(field, values) ?? []].flat().map(labelOf).join(', ');
}
