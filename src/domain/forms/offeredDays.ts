import { isCalendarDay } from '../../lib/calendarDay';
import type { FieldDefinition, FormDefinition } from './definition';

type Choices = Pick<FieldDefinition, 'options'>;
type Steps = readonly { readonly fields: readonly Choices[] }[];

/**
 * The last day that a form still has to offer: of a field whose options are days, ISO. The earliest
 * of such fields decides; undefined if no field offers days.
 */
export function lastOfferedDay(steps: Steps): string | undefined {
  const lasts = steps
    .flatMap(({ fields }) => fields)
    .map(({ options }) => options?.map(({ value }) => value) ?? [])
    .filter((days) => days.length > 0 && days.every(isCalendarDay))
    .flatMap((days) => days.sort().at(-1) ?? []);
  return lasts.sort()[0];
}

/** A form on a day (ISO): days that have passed are not offered. */
export function offeredOn(form: FormDefinition, day: string): FormDefinition {
  const hasPassed = (value: string) => isCalendarDay(value) && value < day;
  const isStale = form.steps.some(({ fields }) =>
    fields.some(({ options }) => options?.some(({ value }) => hasPassed(value))),
  );
  if (!isStale) return form;
  const fieldOn = (field: FieldDefinition): FieldDefinition => ({
    ...field,
    options: field.options?.filter(({ value }) => !hasPassed(value)) ?? null,
  });
  return {
    ...form,
    steps: form.steps.map((step) => ({ ...step, fields: step.fields.map(fieldOn) })),
  };
}
