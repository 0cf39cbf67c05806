import { thanksPath } from './redirectTarget';
import type { FormValues } from './rules';
import type { Ages, FormDefinition, OtherSession, SessionChoice } from './definition';
import { earlier, withAges } from './sessionChoices';

/** The session that a form is for: its ISO day and its start in Moscow, `14:00`. */
type BookedSession = {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly start: string;
  readonly ages?: Ages | null;
};

/**
 * Adapts a form to the page of one session. The field with the choice of sessions is removed,
 * because the page sends the session's name, title, day and time. The form accepts the session's
 * ages, ends with its day, and has its own draft (decision 036). `others` are the form's other
 * sessions, each with the path of its page.
 */
export function formOf(
  form: FormDefinition,
  session: BookedSession,
  others: readonly (SessionChoice & Pick<OtherSession, 'path'>)[] = [],
): FormDefinition {
  const fields = form.steps.flatMap((step) => step.fields);
  const chooser = fields.find(({ type }) => type === 'session');
  const fieldNames = fields.filter((field) => field !== chooser).map(({ name }) => name);
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
    given: given.filter(([name]) => !fieldNames.includes(name)),
    others: others.map((other) => ({ ...other, form: nameAt(other.value) })),
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields
        .filter((field) => field !== chooser)
        .map((field) => withAges(field, session.ages)),
    })),
  };
}

/** Returns the session chosen in a form's field, if it has such a field. */
export function chosenSession({ steps }: Pick<FormDefinition, 'steps'>, values: FormValues) {
  return steps
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, options }) => options?.filter(({ value }) => value === values[name]) ?? [])
    .find(({ at }) => at !== undefined);
}

/** Returns the fields of a lead about a session besides its slug: title, day and time. */
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

/** Returns the id of the element that names a booked session on a thank-you page. */
export const bookedAnchor = (slug: string): string => `booked-${slug}`;

/**
 * Returns the thank-you page's address with the anchor of a session; unchanged if `written`, the
 * form's own redirect, leads to an anchor or to another site.
 */
export function thanksFor<Address extends string | null>(
  address: Address,
  slug: string,
  written: string | null = address,
): Address | string {
  if (written !== null && (!written.startsWith('/') || written.includes('#'))) return address;
  return `${address ?? thanksPath}#${bookedAnchor(slug)}`;
}
