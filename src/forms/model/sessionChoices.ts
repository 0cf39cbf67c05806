import type { Ages, FieldDefinition, FormDefinition, SessionChoice } from './definition';

/**
 * Adds the sessions to a form on any page: its field of type `session` offers them, and its field
 * of type `age` accepts the ages that any of them admits. A form without a field of type `session`
 * ends when the last session begins.
 */
export function withSessions<Form extends Pick<FormDefinition, 'steps' | 'closes'>>(
  form: Form,
  sessions: readonly SessionChoice[],
): Form {
  const fields = form.steps.flatMap((step) => step.fields);
  const hasChoice = fields.some(({ type }) => type === 'session');
  const last = sessions
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return {
    ...form,
    closes: hasChoice ? form.closes : earlier(form.closes, last?.slice(0, 10)),
    ends: hasChoice ? undefined : last,
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) =>
        field.type === 'session'
          ? { ...field, type: 'select', options: sessions }
          : withAges(field, allAges(sessions)),
      ),
    })),
  };
}

/**
 * Returns the range that covers the ages of all sessions; undefined if a session admits any age.
 */
function allAges(sessions: readonly SessionChoice[]): Ages | undefined {
  const ages = sessions.flatMap((session) => session.ages ?? []);
  if (ages.length === 0 || ages.length < sessions.length) return undefined;
  return {
    from: Math.min(...ages.map(({ from }) => from)),
    to: Math.max(...ages.map(({ to }) => to)),
  };
}

/** Returns a field of type `age` with the range that it accepts; other fields unchanged. */
export const withAges = (field: FieldDefinition, ages: Ages | null | undefined): FieldDefinition =>
  field.type === 'age' && ages ? { ...field, ages } : field;

/** Returns the earlier of two ISO days; if only one is known, that day. */
export const earlier = (one: string | null, other: string | undefined) =>
  one === null || (other !== undefined && other < one) ? (other ?? null) : one;
