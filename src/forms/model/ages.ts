import type { Ages, FieldDefinition } from './definition';
import type { FormValues } from './rules';

type Asked = Pick<FieldDefinition, 'name' | 'type'> &
  Partial<Pick<FieldDefinition, 'options' | 'ages'>>;

/**
 * The ages that a field of type `age` must be within: those of the chosen session, or of the
 * session that the page is about. Undefined if no session is chosen, or if it is for any age.
 */
export function admittedAges(
  fields: readonly Asked[],
  values: FormValues,
): Ages | null | undefined {
  const chooser = chooserOf(fields);
  if (chooser === undefined) return fields.find(({ type }) => type === 'age')?.ages;
  return chooser.options?.find(({ value }) => value === values[chooser.name])?.ages;
}

/** The field in which a session is chosen; a page that is about one session has no such field. */
export function chooserOf<Field extends Partial<Pick<FieldDefinition, 'options'>>>(
  fields: readonly Field[],
): Field | undefined {
  return fields.find(({ options }) => options?.some(({ at }) => at !== undefined));
}

/** Whether an age in whole years is within a range. Any age is within no range. */
export function isWithin(age: number, ages: Ages | null | undefined): boolean {
  return !ages || (age >= ages.from && age <= ages.to);
}

/** Whether what is typed can still become an age in the range: the 1 of 12, or nothing. */
export function canBecome(typed: string, { from, to }: Ages): boolean {
  return yearsOf({ from, to }).some((age) => String(age).startsWith(typed));
}

/** The pattern of an input that takes whole years in a range only: `\s*(?:4|5|6)\s*`. */
export function agePattern(ages: Ages): string {
  return `\\s*(?:${yearsOf(ages).join('|')})\\s*`;
}

const yearsOf = ({ from, to }: Ages) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
