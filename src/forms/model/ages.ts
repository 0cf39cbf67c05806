import type { Ages, FieldDefinition } from './definition';
import type { FormValues } from './rules';

type AgeField = Pick<FieldDefinition, 'name' | 'type'> &
  Partial<Pick<FieldDefinition, 'options' | 'ages'>>;

/**
 * Returns the ages that a field of type `age` accepts: the ages of the chosen session, or of the
 * session that the page is about. Undefined if no session is chosen; null if the session admits any
 * age.
 */
export function admittedAges(
  fields: readonly AgeField[],
  values: FormValues,
): Ages | null | undefined {
  const chooser = chooserOf(fields);
  if (chooser === undefined) return fields.find(({ type }) => type === 'age')?.ages;
  return chooser.options?.find(({ value }) => value === values[chooser.name])?.ages;
}

/** Returns the field in which a session is chosen; a page about one session has no such field. */
export function chooserOf<Field extends Partial<Pick<FieldDefinition, 'options'>>>(
  fields: readonly Field[],
): Field | undefined {
  return fields.find(({ options }) => options?.some(({ at }) => at !== undefined));
}

/** Whether an age in whole years is within a range; without a range, always true. */
export function isWithin(age: number, ages: Ages | null | undefined): boolean {
  return !ages || (age >= ages.from && age <= ages.to);
}

/** Whether the typed text can still become an age in the range: the 1 of 12, or nothing. */
export function canBecome(typed: string, { from, to }: Ages): boolean {
  return yearsOf({ from, to }).some((age) => String(age).startsWith(typed));
}

/** Returns the `pattern` of an input for whole years in a range: `\s*(?:4|5|6)\s*`. */
export function agePattern(ages: Ages): string {
  return `\\s*(?:${yearsOf(ages).join('|')})\\s*`;
}

const yearsOf = ({ from, to }: Ages) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
