import { isAfter, isCalendarDay } from '../../lib/time/calendarDay';
import type { FieldDefinition, FormDefinition } from './definition';

type Option = NonNullable<FieldDefinition['options']>[number];
type Choices = Pick<FieldDefinition, 'options'> & Partial<Pick<FieldDefinition, 'name'>>;
type Steps = readonly { readonly fields: readonly Choices[] }[];

/**
 * Returns the last moment at which a form has something to offer: a session's start, the hour of a
 * day, or the end of a day. The field that ends first decides; undefined if no field offers days.
 */
export function lastOffered(steps: Steps): string | undefined {
  const fields = steps.flatMap((step) => step.fields);
  const ends = fields.flatMap(({ options }) => {
    const lasts = options?.map((option) => endOf(option, fields)) ?? [];
    return lasts.every((end) => end !== undefined) ? (lasts.sort().at(-1) ?? []) : [];
  });
  return ends.sort()[0];
}

/** The form as offered at a day or moment in Moscow, without past days, sessions and hours. */
export function offeredOn(form: FormDefinition, moment: string): FormDefinition {
  const fields = form.steps.flatMap((step) => step.fields);
  const days = dayField(fields);
  const change = (option: Option): Option | undefined => {
    const end = endOf(option, fields);
    if (end !== undefined) return isAfter(moment, end) ? undefined : option;
    if (days === undefined || !isHour(option)) return option;
    const all = daysOfHour(option, days);
    const left = all.filter((day) => !isAfter(moment, `${day}T${option.value}`));
    if (left.length === all.length) return option;
    return left.length > 0 ? { ...option, showWhen: { field: days.name, is: left } } : undefined;
  };
  const isStale = fields.some(({ options }) => options?.some((one) => change(one) !== one));
  if (!isStale) return form;
  const fieldOn = (field: FieldDefinition): FieldDefinition => ({
    ...field,
    options: field.options?.flatMap((option) => change(option) ?? []) ?? null,
  });
  return {
    ...form,
    steps: form.steps.map((step) => ({ ...step, fields: step.fields.map(fieldOn) })),
  };
}

/** Until when a choice can be used; undefined for an hour and if time does not matter. */
function endOf({ value, at }: Option, fields: readonly Choices[]): string | undefined {
  if (at !== undefined) return at;
  if (!isCalendarDay(value)) return undefined;
  const days = dayField(fields);
  const hours = fields
    .find(({ options }) => options?.length && options.every(isHour))
    ?.options?.filter((hour) => days !== undefined && daysOfHour(hour, days).includes(value));
  return `${value}T${
    hours
      ?.map((hour) => hour.value)
      .sort()
      .at(-1) ?? '24:00'
  }`;
}

const isHour = ({ value }: Pick<Option, 'value'>) => /^\d\d:\d\d$/.test(value);

const dayField = (fields: readonly Choices[]) =>
  fields.find(
    (field): field is Choices & { name: string } =>
      field.name !== undefined &&
      Boolean(field.options?.length && field.options.every(({ value }) => isCalendarDay(value))),
  );

/** Returns the days on which an hour is offered. */
function daysOfHour({ showWhen }: Option, days: Choices & { name: string }): readonly string[] {
  return showWhen?.field === days.name
    ? showWhen.is
    : (days.options?.map(({ value }) => value) ?? []);
}
