import { ruleNames, type RuleName } from './rules';

/** A rule as an editor wrote it, read: `between:1,20` → between with 1 and 20. */
export type WrittenRule = { name: RuleName; args: readonly string[] };

/** How many arguments a rule takes, where not any number will do. */
const counts: Partial<Record<RuleName, readonly [number, number]>> = {
  accepted: [0, 0],
  alpha: [0, 1],
  alpha_spaces: [0, 1],
  alphanumeric: [0, 1],
  between: [2, 2],
  confirm: [0, 1],
  date_after: [0, 1],
  date_before: [0, 1],
  date_between: [1, 2],
  date_format: [0, 1],
  email: [0, 0],
  ends_with: [1, Infinity],
  is: [1, Infinity],
  length: [1, 2],
  matches: [1, Infinity],
  max: [0, 1],
  min: [0, 1],
  not: [1, Infinity],
  number: [0, 0],
  require_one: [1, Infinity],
  required: [0, 1],
  starts_with: [1, Infinity],
  symbol: [0, 0],
};

const numeric = new Set<RuleName>(['between', 'length', 'max', 'min']);

/** Reads `rule:arg,arg` (spec §5); a comma inside `/…/` belongs to the pattern. `undefined` where it is no rule. */
export function readRule(written: string): WrittenRule | undefined {
  const [, name = '', rest] = /^([a-z_]+)(?::(.*))?$/s.exec(written.trim()) ?? [];
  const known = ruleNames.find((candidate) => candidate === name);
  if (known === undefined) return undefined;
  const args = rest === undefined ? [] : splitArguments(rest);
  const [fewest, most] = counts[known] ?? [0, Infinity];
  if (args.length < fewest || args.length > most) return undefined;
  if (numeric.has(known) && args.some((arg) => arg.trim() === '' || Number.isNaN(Number(arg)))) return undefined;
  if (known === 'matches' && !args.every(isPattern)) return undefined;
  return { name: known, args };
}

function splitArguments(rest: string): string[] {
  return (rest.match(/\/(?:\\.|[^/\\])*\/[imsu]*|[^,]+/gs) ?? []).map((arg) => arg.trim());
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
