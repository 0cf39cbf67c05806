import { formatRoubles } from '../../lib/roubles';
import type { FieldDefinition, FormDefinition } from './definition';
import { fieldsOf, isAsked, totalOf } from './fields';
import type { FormValues } from './rules';

/** What a visitor has answered, to be pasted into a letter: the form's own words, only what it asked, the sum with them. */
export function writeAnswers(form: Pick<FormDefinition, 'steps'>, values: FormValues, language: string): string {
  return fieldsOf(form)
    .filter((field) => isAsked(field, values))
    .map((field) => ({ label: field.label, answer: field.total === null ? wordsOf(field, values) : sumOf(field, values, language) }))
    .filter(({ answer }) => answer !== '')
    .map(({ label, answer }) => `${label}: ${answer}`)
    .join('\n');
}

/** A total as it is shown, empty while there is none. */
export function sumOf({ total }: Pick<FieldDefinition, 'total'>, values: FormValues, language: string): string {
  const sum = total === null ? undefined : totalOf(total, values);
  return sum === undefined ? '' : formatRoubles(sum, language);
}

function wordsOf({ name, options }: FieldDefinition, values: FormValues): string {
  const labelOf = (value: string) => options?.find((option) => option.value === value)?.label ?? value;
  return [values[name] ?? []].flat().map(labelOf).join(', ');
}
