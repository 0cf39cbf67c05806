import { isCalendarDay } from '../../lib/time/calendarDay';
import { lowercaseSets, ruleNames, type RuleName } from './rules';

/** A parsed rule: `between:1,20` becomes between with 1 and 20. */
type WrittenRule = { name: RuleName; args: readonly string[] };

/** The minimum and maximum number of a rule's arguments, if limited. */
const counts: Partial<Record<RuleName, readonly [number, number]>> = {
  accepted: [0, 0],
  alpha: [0, 1],
  alpha_spaces: [0, 1],
  alphanumeric: [0, 1],
  between: [2, 2],
  confirm: [0, 2],
  date_after: [0, 1],
  date_before: [0, 1],
  date_between: [1, 2],
  date_format: [0, 1],
  email: [0, 0],
  ends_with: [1, Infinity],
  is: [1, Infinity],
  contains_alpha: [0, 1],
  contains_alpha_spaces: [0, 1],
  contains_alphanumeric: [0, 1],
  contains_lowercase: [0, 1],
  contains_numeric: [0, 0],
  contains_symbol: [0, 0],
  contains_uppercase: [0, 1],
  length: [1, 2],
  lowercase: [0, 1],
  matches: [1, Infinity],
  max: [0, 1],
  min: [0, 1],
  not: [1, Infinity],
  number: [0, 0],
  require_one: [1, Infinity],
  required: [0, 1],
  starts_with: [1, Infinity],
  symbol: [0, 0],
  uppercase: [0, 1],
};

const letterSets = ['default', 'latin'];

/** Keywords that an argument must be one of; an unknown keyword would be silently ignored. */
const words: Partial<Record<RuleName, readonly (readonly string[])[]>> = {
  alpha: [letterSets],
  alpha_spaces: [letterSets],
  alphanumeric: [letterSets],
  contains_alpha: [letterSets],
  contains_alpha_spaces: [letterSets],
  contains_alphanumeric: [letterSets],
  contains_lowercase: [letterSets],
  contains_uppercase: [letterSets],
  uppercase: [letterSets],
  lowercase: [Object.keys(lowercaseSets)],
  confirm: [[], ['loose', 'strict']],
  required: [['default', 'trim']],
};

const days = new Set<RuleName>(['date_after', 'date_before', 'date_between']);
const numeric = new Set<RuleName>(['between', 'length', 'max', 'min']);

/** Parses `rule:arg,arg` (spec §5); returns undefined if it is not a rule. */
export function readRule(written: string): WrittenRule | undefined {
  const [, name = '', rest] = /^([a-z_]+)(?::(.*))?$/s.exec(written.trim()) ?? [];
  const known = ruleNames.find((candidate) => candidate === name);
  if (known === undefined) return undefined;
  const args = rest === undefined ? [] : splitArguments(rest);
  const [min, max] = counts[known] ?? [0, Infinity];
  if (args.length < min || args.length > max) return undefined;
  if (numeric.has(known) && args.some((arg) => arg.trim() === '' || Number.isNaN(Number(arg))))
    return undefined;
  if (days.has(known) && !args.every(isCalendarDay)) return undefined;
  if (
    words[known]?.some(
      (allowed, index) =>
        allowed.length > 0 && args[index] !== undefined && !allowed.includes(args[index]),
    )
  )
    return undefined;
  if (known === 'matches' && !args.every(isPattern)) return undefined;
  return { name: known, args };
}

/** Splits arguments at commas, except inside an argument that is a whole `/…/` pattern. */
function splitArguments(rest: string): string[] {
  const either = /\s*\/(?:\\.|[^/\\])*\/[imsu]*\s*(?=,|$)|[^,]+/gs;
  return (rest.match(either) ?? []).map((arg) => arg.trim());
}

function isPattern(arg: string): boolean {
  const literal = /^\/(.*)\/([imsu]*)$/s.exec(arg);
  if (literal === null) return true;
  try {
    new RegExp(literal[1] ?? '', literal[2]);
    return true;
  } catch {
    return false;
  }
}
