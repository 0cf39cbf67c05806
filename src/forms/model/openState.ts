import { phaseOn, pinnedPhase, type PinnedEdition } from '../../edition/model/phase';
import type { FormDefinition } from './definition';
import { lastOfferedDay } from './offeredDays';

/** Whether a form takes answers: not yet, now, or no longer. */
type OpenState = 'notOpen' | 'open' | 'closed';

/** Days that decide it, ISO dates of the Moscow calendar, both inclusive. */
type OpenDays = Pick<FormDefinition, 'closed' | 'opens' | 'closes' | 'applications'>;

/**
 * A form's state on a day. A form that follows the edition's applications is open in that phase, so
 * that form and page cannot disagree, even if an editor has fixed the phase. One that offers days
 * or sessions ends with the last of them, and one that has none to choose from is closed.
 */
export function openState(
  { closed, opens, closes, applications, steps }: OpenDays & Pick<FormDefinition, 'steps'>,
  day: string,
): OpenState {
  if (closed === true) return 'closed';
  if (applications !== null) return stateIn(applications, day);
  if (steps.some(({ fields }) => fields.some(({ options }) => options?.length === 0)))
    return 'closed';
  const offered = lastOfferedDay(steps);
  if ([closes ?? day, offered ?? day].some((last) => day > last)) return 'closed';
  return opens !== null && day < opens ? 'notOpen' : 'open';
}

function stateIn(edition: PinnedEdition, day: string): OpenState {
  const phase = phaseOn(edition, day);
  if (phase === 'announced') return 'notOpen';
  return phase === 'applications-open' ? 'open' : 'closed';
}

/** The days on which a form opens and closes, if they decide. */
export function daysOf({ opens, closes, applications }: OpenDays): {
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
