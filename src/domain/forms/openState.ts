import { phaseOf, pinnedPhase, type EditionDays } from '../phase';
import type { FormDefinition } from './definition';

/** Whether a form takes answers: not yet, now, or no longer. */
export type OpenState = 'notOpen' | 'open' | 'closed';

/** What decides it. Days are ISO dates of the Moscow calendar, both inclusive. */
export type OpenDays = Pick<FormDefinition, 'closed' | 'opens' | 'closes' | 'applications'>;

/**
 * A form's state on a day. A form that follows the edition's applications is open in that phase, so
 * that form and page cannot disagree, even if an editor has fixed the phase.
 */
export function openState(
  { closed, opens, closes, applications }: OpenDays,
  day: string,
): OpenState {
  if (closed === true) return 'closed';
  if (applications !== null) return stateIn(applications, day);
  if (closes !== null && day > closes) return 'closed';
  return opens !== null && day < opens ? 'notOpen' : 'open';
}

function stateIn(edition: EditionDays & { readonly phase: string | null }, day: string): OpenState {
  const phase = pinnedPhase(edition.phase) ?? phaseOf(edition, day);
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
