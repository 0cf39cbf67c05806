import type { FieldDefinition, FormDefinition } from './definition';

/** A session of the programme that is signed up for: its day ISO, its start in Moscow, `14:00`. */
type BookedSession = {
  readonly slug: string;
  readonly date: string;
  readonly start: string;
};

type Choices = NonNullable<FieldDefinition['options']>;

/**
 * A form as it stands on any page: its field of type `session` is a choice of the sessions. One
 * without such a field ends with the day of the last of them.
 */
export function withSessions<Form extends Pick<FormDefinition, 'steps' | 'closes'>>(
  form: Form,
  sessions: Choices,
): Form {
  const fields = form.steps.flatMap((step) => step.fields);
  const last = sessions
    .map(({ at }) => at?.slice(0, 10))
    .sort()
    .at(-1);
  return {
    ...form,
    closes: fields.some(({ type }) => type === 'session')
      ? form.closes
      : earlier(form.closes, last),
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) =>
        field.type === 'session' ? { ...field, type: 'select', options: sessions } : field,
      ),
    })),
  };
}

/** The earlier of two days, ISO, where both are known. */
const earlier = (one: string | null, other: string | undefined) =>
  one === null || (other !== undefined && other < one) ? (other ?? null) : one;

/**
 * A form as it stands at one session: the page knows which it is, so nothing is chosen, and the
 * lead carries its name, day and hour. It ends with the day of the session, and keeps a draft of
 * its own (decision 036).
 */
export function formOf(form: FormDefinition, { slug, date, start }: BookedSession): FormDefinition {
  const fields = form.steps.flatMap((step) => step.fields);
  const chooser = fields.find(({ type }) => type === 'session');
  const asked = fields.filter((field) => field !== chooser).map(({ name }) => name);
  const given: [string, string][] = [
    [chooser?.name ?? 'session', slug],
    ...dayAndTime({ date, start }),
  ];
  return {
    ...form,
    name: `${form.name}-${slug}`,
    closes: earlier(form.closes, date),
    given: given.filter(([name]) => !asked.includes(name)),
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.filter((field) => field !== chooser),
    })),
  };
}

/** What a lead says of a session's time, besides which session it is. */
export function dayAndTime({
  date,
  start,
}: Pick<BookedSession, 'date' | 'start'>): [string, string][] {
  return [
    ['day', date],
    ['time', start],
  ];
}
