import { thanksPath } from './redirectTarget';
import type { FormValues } from './rules';
import type {
  Ages,
  FieldDefinition,
  FormDefinition,
  OtherSession,
  SessionChoice,
} from './definition';

/** A session that a form is about: its day ISO, its start in Moscow, `14:00`. */
type BookedSession = {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly start: string;
  readonly ages?: Ages | null;
};

/**
 * A form on any page: its field of type `session` is a choice of the sessions, its field of type
 * `age` takes the ages that any of them admits. One without a choice ends when the
 * last session begins.
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

/** The range that holds the ages of all sessions; undefined if one of them is for any age. */
function allAges(sessions: readonly SessionChoice[]): Ages | undefined {
  const ages = sessions.flatMap((session) => session.ages ?? []);
  if (ages.length === 0 || ages.length < sessions.length) return undefined;
  return {
    from: Math.min(...ages.map(({ from }) => from)),
    to: Math.max(...ages.map(({ to }) => to)),
  };
}

const withAges = (field: FieldDefinition, ages: Ages | null | undefined): FieldDefinition =>
  field.type === 'age' && ages ? { ...field, ages } : field;

/** The earlier of two days, ISO, where both are known. */
const earlier = (one: string | null, other: string | undefined) =>
  one === null || (other !== undefined && other < one) ? (other ?? null) : one;

/**
 * A form on the page of one session: nothing is chosen, as the page sends the session's name,
 * title, day and time. It takes the ages of that session, ends with its day, and has a draft of its
 * own (decision 036). `others` are the other sessions of the form, each with the path of its page.
 */
export function formOf(
  form: FormDefinition,
  session: BookedSession,
  others: readonly (SessionChoice & Pick<OtherSession, 'path'>)[] = [],
): FormDefinition {
  const fields = form.steps.flatMap((step) => step.fields);
  const chooser = fields.find(({ type }) => type === 'session');
  const asked = fields.filter((field) => field !== chooser).map(({ name }) => name);
  const given: [string, string][] = [
    [chooser?.name ?? 'session', session.slug],
    ...sessionDetails(session),
  ];
  const nameAt = (slug: string) => `${form.name}-${slug}`;
  return {
    ...form,
    name: nameAt(session.slug),
    closes: earlier(form.closes, session.date),
    redirectUrl: thanksFor(form.redirectUrl, session.slug),
    plainRedirectUrl: thanksFor(form.plainRedirectUrl, session.slug, form.redirectUrl),
    given: given.filter(([name]) => !asked.includes(name)),
    others: others.map((other) => ({ ...other, form: nameAt(other.value) })),
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields
        .filter((field) => field !== chooser)
        .map((field) => withAges(field, session.ages)),
    })),
  };
}

/** The session that is chosen in a form's field, if it has such a field. */
export function chosenSession({ steps }: Pick<FormDefinition, 'steps'>, values: FormValues) {
  return steps
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, options }) => options?.filter(({ value }) => value === values[name]) ?? [])
    .find(({ at }) => at !== undefined);
}

/** What a lead says of a session besides its slug: title, day and time. */
export function sessionDetails({
  title,
  date,
  start,
}: Pick<BookedSession, 'title' | 'date' | 'start'>): [string, string][] {
  return [
    ['session_title', title],
    ['day', date],
    ['time', start],
  ];
}

/** The element that names a booked session on a thank-you page. */
export const bookedAnchor = (slug: string): string => `booked-${slug}`;

/**
 * The address of the thank-you page at the element that names a session; unchanged if `written`,
 * the form's own redirect, leads to a place within a page or to another site.
 */
export function thanksFor<Address extends string | null>(
  address: Address,
  slug: string,
  written: string | null = address,
): Address | string {
  if (written !== null && (!written.startsWith('/') || written.includes('#'))) return address;
  return `${address ?? thanksPath}#${bookedAnchor(slug)}`;
}
