import { phaseOn, pinnedPhase, type PinnedEdition } from '../../edition/model/phase';
import type { FormDefinition, FieldDefinition } from './definition';
import { isAfter, isCalendarDay } from '../../lib/time/clock';

/** Whether a form takes answers: not yet, now, or no longer. */
type OpenState = 'notOpen' | 'open' | 'closed';

/** The fields that decide whether a form is open; days are ISO dates in Moscow, inclusive. */
type OpenDays = Pick<FormDefinition, 'closed' | 'opens' | 'closes' | 'applications'>;
type Ending = OpenDays & Pick<FormDefinition, 'steps' | 'ends'>;

/**
 * Returns a form's state on a day or at a moment in Moscow, `2026-04-03T14:05`. A form with
 * `applications` is open while the edition is in the phase applications-open. Any other form closes
 * at the earliest of `closes`, `ends` and the last day or session that it still offers; it is
 * always closed if `closed` is set or a list of choices is empty.
 */
export function openState(form: Ending, moment: string): OpenState {
  const { closed, opens, applications } = form;
  const day = moment.slice(0, 10);
  if (applications !== null && closed !== true) return stateIn(applications, day);
  const end = endOfForm(form);
  if (end !== undefined && isAfter(moment, end)) return 'closed';
  return opens !== null && day < opens ? 'notOpen' : 'open';
}

/**
 * Returns the moment when a form closes, `2026-04-03T24:00` in Moscow; undefined if it never
 * closes, empty if it is always closed.
 */
export function endOfForm({
  closed,
  closes,
  applications,
  steps,
  ends,
}: Ending): string | undefined {
  if (closed === true) return '';
  if (applications !== null) return endOfApplications(applications);
  if (steps.some(({ fields }) => fields.some(({ options }) => options?.length === 0))) return '';
  return [closes === null ? undefined : `${closes}T24:00`, ends, lastOffered(steps)]
    .filter((end) => end !== undefined)
    .sort()[0];
}

function endOfApplications(edition: PinnedEdition): string {
  const pinned = pinnedPhase(edition.phase);
  if (pinned === 'applications-open') return `${edition.lastDay}T24:00`;
  if (pinned === 'on-sale' || pinned === 'running' || pinned === 'over') return '';
  // Without a closing day, applications are open until the fair begins.
  return edition.applicationsClose == null
    ? `${edition.firstDay}T00:00`
    : `${edition.applicationsClose}T24:00`;
}

function stateIn(edition: PinnedEdition, day: string): OpenState {
  const phase = phaseOn(edition, day);
  if (phase === 'announced') return 'notOpen';
  return phase === 'applications-open' ? 'open' : 'closed';
}

/** Returns the days on which a form opens and closes, if days decide. */
export function openingDays({ opens, closes, applications }: OpenDays): {
  opens: string | null;
  closes: string | null;
} {
  if (applications === null) return { opens, closes };
  if (pinnedPhase(applications.phase) !== undefined) return { opens: null, closes: null };
  return {
    opens: applications.applicationsOpen ?? null,
    closes: applications.applicationsClose ?? null,
  };
}

type Option = NonNullable<FieldDefinition['options']>[number];
type Choices = Pick<FieldDefinition, 'options'> & Partial<Pick<FieldDefinition, 'name'>>;
type Steps = readonly { readonly fields: readonly Choices[] }[];

/**
 * Returns the last moment at which a form has something to offer: a session's start, the hour of a
 * day, or the end of a day. The field that ends first decides; undefined if no field offers days or
 * sessions.
 */
export function lastOffered(steps: Steps): string | undefined {
  const fields = steps.flatMap((step) => step.fields);
  const ends = fields.flatMap(({ options }) => {
    const optionEnds = options?.map((option) => endOf(option, fields)) ?? [];
    return optionEnds.every((end) => end !== undefined) ? (optionEnds.sort().at(-1) ?? []) : [];
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

/**
 * Returns the moment after which a choice is useless; undefined for an hour and for a choice
 * without a time.
 */
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
