import { isCalendarDay } from '../../lib/time/calendarDay';
import type { FieldDefinition, FormDefinition } from './definition';

type Option = NonNullable<FieldDefinition['options']>[number];
type Choices = Pick<FieldDefinition, 'options'>;
type Steps = readonly { readonly fields: readonly Choices[] }[];

/** When what is chosen begins: a minute or a day; undefined if it is no matter of time. */
const beginningOf = ({ value, at }: Option) => at ?? (isCalendarDay(value) ? value : undefined);

/**
 * The last day that a form still has to offer: of a field whose options are days or sessions, ISO.
 * The earliest of such fields decides; undefined if no field offers days.
 */
export function lastOfferedDay(steps: Steps): string | undefined {
  const lasts = steps
    .flatMap(({ fields }) => fields)
    .map(({ options }) => options?.map(beginningOf) ?? [])
    .filter((times) => times.length > 0 && times.every((time) => time !== undefined))
    .flatMap((times) => times.sort().at(-1)?.slice(0, 10) ?? []);
  return lasts.sort()[0];
}

/**
 * A form at a moment, `2026-04-03T14:05` in Moscow, or on a day: days that have passed and sessions
 * that have begun are not offered.
 */
export function offeredOn(form: FormDefinition, moment: string): FormDefinition {
  const hasPassed = (option: Option) => {
    const time = beginningOf(option);
    return time !== undefined && time < moment.slice(0, time.length);
  };
  const isStale = form.steps.some(({ fields }) =>
    fields.some(({ options }) => options?.some(hasPassed)),
  );
  if (!isStale) return form;
  const fieldOn = (field: FieldDefinition): FieldDefinition => ({
    ...field,
    options: field.options?.filter((option) => !hasPassed(option)) ?? null,
  });
  return {
    ...form,
    steps: form.steps.map((step) => ({ ...step, fields: step.fields.map(fieldOn) })),
  };
}
