import { phaseOn, pinnedPhase, type PinnedEdition } from '../../edition/model/phase';
import type { FormDefinition } from './definition';
import { isAfter } from '../../lib/time/calendarDay';
import { lastOffered } from './offeredDays';

/** Whether a form takes answers: not yet, now, or no longer. */
type OpenState = 'notOpen' | 'open' | 'closed';

/** The days that decide it, ISO dates in Moscow, both inclusive. */
type OpenDays = Pick<FormDefinition, 'closed' | 'opens' | 'closes' | 'applications'>;
type Ending = OpenDays & Pick<FormDefinition, 'steps' | 'ends'>;

/**
 * Returns a form's state on a day or at a moment in Moscow, `2026-04-03T14:05`. A form that follows
 * the edition's applications is open in that phase, so that form and page agree even if an editor
 * has fixed the phase. A form that offers days or sessions ends with the last of them, and is
 * closed if it has none to offer.
 */
export function openState(form: Ending, moment: string): OpenState {
  const { closed, opens, applications } = form;
  const day = moment.slice(0, 10);
  if (applications !== null && closed !== true) return stateIn(applications, day);
  const end = endOfForm(form);
  if (end !== undefined && isAfter(moment, end)) return 'closed';
  return opens !== null && day < opens ? 'notOpen' : 'open';
}

/** The end of a form, `2026-04-03T24:00` in Moscow; undefined if none, empty if always closed. */
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
