import type { Reporter } from 'gatsby';
import { readMoment } from '../../lib/time/clock';
import { isDeploy } from '../content/outsideServices';

type Environment = Record<string, string | undefined>;

/**
 * Returns the moment of a trial build (`FAIR_AT`, decision 035) as written; empty if there is none.
 */
export function trialOf(env: Environment): string {
  return env['FAIR_AT'] ?? '';
}

/**
 * Returns the reason why a trial build cannot run; undefined if it can, or if this is not a trial.
 */
export function trialFault(env: Environment): string | undefined {
  const written = trialOf(env);
  if (written === '') return undefined;
  if (isDeploy(env)) return 'FAIR_AT is set: the production site lives at no other time than now.';
  return readMoment(written) === undefined
    ? `FAIR_AT is not a date with a time: ${written}\nWrite one like 2026-04-03T13:00, Moscow time.`
    : undefined;
}

/** Shifts the clock of this process to the trial's moment. */
export function enterTrial(env: Environment): void {
  const moment = readMoment(trialOf(env));
  if (moment !== undefined)
    (globalThis as { fairShift?: number }).fairShift = moment.getTime() - Date.now();
}

/**
 * Shifts the clock of a trial build; stops a build with an invalid moment, and a trial build that
 * would be deployed.
 */
export function startTrial(reporter: Reporter): void {
  const fault = trialFault(process.env);
  if (fault !== undefined) reporter.panic(fault);
  enterTrial(process.env);
}
