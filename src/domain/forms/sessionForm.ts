import type { FieldDefinition, FormDefinition } from './definition';

/** A session of the programme that is signed up for: its day ISO, its start in Moscow, `14:00`. */
export type BookedSession = {
  readonly slug: string;
  readonly date: string;
  readonly start: string;
};

type Choices = NonNullable<FieldDefinition['options']>;

/** A form as it stands on any page: its field of type `session` is a choice of the sessions. */
export function withSessions<Form extends Pick<FormDefinition, 'steps'>>(
  form: Form,
  sessions: Choices,
): Form {
  return {
    ...form,
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) =>
        field.type === 'session' ? { ...field, type: 'select', options: sessions } : field,
      ),
    })),
  };
}

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
    ...timeOf({ date, start }),
  ];
  return {
    ...form,
    name: `${form.name}-${slug}`,
    closes: form.closes !== null && form.closes < date ? form.closes : date,
    given: given.filter(([name]) => !asked.includes(name)),
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.filter((field) => field !== chooser),
    })),
  };
}

/** What a lead says of a session's time, besides which session it is. */
export function timeOf({ date, start }: Pick<BookedSession, 'date' | 'start'>): [string, string][] {
  return [
    ['day', date],
    ['time', start],
  ];
}
