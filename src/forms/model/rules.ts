import { isCalendarDay } from '../../lib/time/clock';

/** The value of a field: one text, several choices, or nothing yet. */
export type FieldValue = string | readonly string[] | undefined;

export type FormValues = Readonly<Record<string, FieldValue>>;

/** The data of a rule besides the value: the whole form, its field's name, the time. */
type RuleContext = { name: string; values: FormValues; now: Date };

/** The value that a rule tests: a field's, or a number or boolean derived from it. */
export type RuleValue = FieldValue | number | boolean;

type Rule = (value: RuleValue, args: readonly string[], context: RuleContext) => boolean;

export function isEmpty(value: RuleValue): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

const text = (value: RuleValue): string =>
  Array.isArray(value) ? value.join(',') : String(value ?? '');
const day = (written: string | undefined): number => Date.parse(written ?? '');

/**
 * Returns the name of the field that `confirm` compares with: the given name, else a name derived
 * from the field's own.
 */
export function confirmedField(name: string, named: string | undefined): string {
  return (
    named ?? (nameOfConfirming.test(name) ? name.replace(nameOfConfirming, '') : `${name}_confirm`)
  );
}

/** FormKit reads spaces alone as the number 0; here they are not a number. */
const isNumber = (written: string | undefined): boolean =>
  written !== undefined && written.trim() !== '' && !Number.isNaN(Number(written));
const nameOfConfirming = /_confirm(?:ed)?$/;
const asciiSymbol = '!-/:-@[-`{-~';

/** Letters of any script; `latin` restricts a rule to a–z. */
const letters =
  (anyScript: RegExp, latin: RegExp): Rule =>
  (value, [set]) =>
    (set === 'latin' ? latin : anyScript).test(text(value));

export const lowercaseSets: Record<string, RegExp> = {
  default: /^\p{Ll}+$/u,
  allow_non_alpha: /^[0-9\p{Ll}!-/:-@[-`{-~]+$/u,
  allow_numeric: /^[0-9\p{Ll}]+$/u,
  allow_numeric_dashes: /^[0-9\p{Ll}-]+$/u,
  latin: /^[a-z]+$/,
};

const emailPattern =
  /^(?:[^<>()[\].,;:\s@"]+(?:\.[^<>()[\].,;:\s@"]+)*|".+")@(?:[^<>()[\].,;:\s@"]+\.)+[^<>()[\].,;:\s@"]{2,}$/;

const datePieces: Record<string, string> = {
  YYYY: '\\d{4}',
  YY: '\\d{2}',
  MM: '(?:0[1-9]|1[012])',
  M: '(?:[1-9]|1[012])',
  DD: '(?:0[1-9]|[12]\\d|3[01])',
  D: '(?:[1-9]|[12]\\d|3[01])',
};

function datePattern(format: string): RegExp {
  const source = format.replace(
    /YYYY|YY|MM|M|DD|D|[^\p{L}\p{N}]/gu,
    (part) => datePieces[part] ?? `\\${part}`,
  );
  return new RegExp(`^${source}$`);
}

function matchesPattern(value: string, pattern: string): boolean {
  const literal = /^\/(.*)\/([imsu]*)$/s.exec(pattern);
  return literal === null
    ? pattern === value
    : new RegExp(literal[1] ?? '', literal[2]).test(value);
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** All generic rules (spec §5); they match FormKit's rules of the same names. */
export const rules = {
  accepted: (value) => !Array.isArray(value) && ['yes', 'on', '1', 'true'].includes(text(value)),
  alpha: letters(/^\p{L}+$/u, /^[a-z]+$/i),
  alpha_spaces: letters(/^[\p{L} ]+$/u, /^[a-z ]+$/i),
  alphanumeric: letters(/^[\p{L}0-9]+$/u, /^[a-z0-9]+$/i),
  between: (value, limits) => {
    const [from = NaN, to = NaN] = limits.map(Number).sort((a, b) => a - b);
    return isNumber(text(value)) && Number(text(value)) >= from && Number(text(value)) <= to;
  },
  confirm: (value, [other, comparison], { name, values }) => {
    const confirmed = values[confirmedField(name, other)];
    return comparison === 'strict' ? value === confirmed : text(value) === text(confirmed);
  },
  contains_alpha: letters(/\p{L}/u, /[a-z]/i),
  contains_alpha_spaces: letters(/[\p{L} ]/u, /[a-z ]/i),
  contains_alphanumeric: letters(/[\p{L}0-9]/u, /[a-z0-9]/i),
  contains_lowercase: letters(/\p{Ll}/u, /[a-z]/),
  contains_numeric: (value) => /[0-9]/.test(text(value)),
  contains_symbol: (value) => new RegExp(`[${asciiSymbol}]`).test(text(value)),
  contains_uppercase: letters(/\p{Lu}/u, /[A-Z]/),
  date_after: (value, [than], { now }) =>
    day(text(value)) > (than === undefined ? now.getTime() : day(than)),
  date_before: (value, [than], { now }) =>
    day(text(value)) < (than === undefined ? now.getTime() : day(than)),
  date_between: (value, [first, last], { now }) => {
    const [from, to] = last === undefined ? [now.getTime(), day(first)] : [day(first), day(last)];
    return day(text(value)) >= from && day(text(value)) <= to;
  },
  date_format: (value, [format]) =>
    format === undefined ? !Number.isNaN(day(text(value))) : datePattern(format).test(text(value)),
  email: (value) => emailPattern.test(text(value)),
  ends_with: (value, endings) =>
    typeof value === 'string' && endings.some((ending) => value.endsWith(ending)),
  is: (value, allowed) => allowed.includes(text(value)),
  length: (value, [first = '0', second]) => {
    const [low, high] = [Number(first), second === undefined ? Infinity : Number(second)].sort(
      (a, b) => a - b,
    );
    const { length } = Array.isArray(value) ? value : text(value);
    return length >= (low ?? 0) && length <= (high ?? Infinity);
  },
  lowercase: (value, [set = 'default']) => lowercaseSets[set]?.test(text(value)) ?? false,
  matches: (value, patterns) => patterns.some((pattern) => matchesPattern(text(value), pattern)),
  max: (value, [max = '10']) =>
    Array.isArray(value)
      ? value.length <= Number(max)
      : isNumber(text(value)) && Number(text(value)) <= Number(max),
  min: (value, [min = '1']) =>
    Array.isArray(value)
      ? value.length >= Number(min)
      : isNumber(text(value)) && Number(text(value)) >= Number(min),
  not: (value, refused) => !refused.some((word) => word === value),
  number: (value) => isNumber(text(value)),
  require_one: (value, others, { values }) =>
    [value, ...others.map((other) => values[other])].some((one) => !isEmpty(one)),
  required: (value, [how]) =>
    !isEmpty(how === 'trim' && typeof value === 'string' ? value.trim() : value),
  starts_with: (value, beginnings) =>
    typeof value === 'string' && beginnings.some((beginning) => value.startsWith(beginning)),
  symbol: (value) => new RegExp(`^[${asciiSymbol}]+$`).test(text(value)),
  uppercase: letters(/^\p{Lu}+$/u, /^[A-Z]+$/),
  url: (value, protocols) =>
    isUrl(text(value), protocols.length > 0 ? protocols : ['http:', 'https:']),
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** Rules that also apply to empty fields; all others accept them. */
const testsEmpty = new Set<RuleName>(['accepted', 'required', 'require_one']);

export function satisfiesRule(
  name: RuleName,
  value: RuleValue,
  args: readonly string[],
  context: RuleContext,
): boolean {
  if (isEmpty(value) && !testsEmpty.has(name)) return true;
  const rule: Rule = rules[name];
  return rule(value, args, context);
}

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
