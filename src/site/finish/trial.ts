import type { Reporter } from 'gatsby';
import { readMoment } from '../../lib/time/clock';
import { isDeploy } from '../content/isDeploy';

type Environment = Record<string, string | undefined>;

/** The moment that a build tries (`FAIR_AT`, decision 035), as it was written; empty if none. */
export function trialOf(env: Environment): string {
  return env['FAIR_AT'] ?? '';
}

/** Why a build can't live at the moment it was asked for; undefined if it can, or was not asked. */
export function trialFault(env: Environment): string | undefined {
  const written = trialOf(env);
  if (written === '') return undefined;
  if (isDeploy(env)) return 'FAIR_AT is set: the production site lives at no other time than now.';
  return readMoment(written) === undefined
    ? `FAIR_AT is no moment: ${written}\nWrite one like 2026-04-03T13:00, Moscow time.`
    : undefined;
}

/** Lets all that runs here live at the moment of the trial. */
export function enterTrial(env: Environment): void {
  const moment = readMoment(trialOf(env));
  if (moment !== undefined)
    (globalThis as { fairShift?: number }).fairShift = moment.getTime() - Date.now();
}

/** The same in a build; stops one that was asked for what is no moment, or that is deployed. */
export function startTrial(reporter: Reporter): void {
  const fault = trialFault(process.env);
  if (fault !== undefined) reporter.panic(fault);
  enterTrial(process.env);
}
