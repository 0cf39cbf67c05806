/** What a field holds: one text, several choices, or nothing yet. */
export type FieldValue = string | readonly string[] | undefined;

/** Everything typed into a form, by field name. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** What a rule may look at besides the value: the whole form, the field's own name, and the present moment. */
export type RuleContext = { name: string; values: FormValues; now: Date };

type Rule = (value: FieldValue, args: readonly string[], context: RuleContext) => boolean;

/** Whether nothing has been typed or chosen. */
export function isEmpty(value: FieldValue): boolean {
  return value === undefined || value.length === 0;
}

const text = (value: FieldValue): string => (Array.isArray(value) ? value.join(',') : String(value ?? ''));
const day = (written: string | undefined): number => Date.parse(written ?? '');
const isNumber = (written: string | undefined): boolean => written !== undefined && written.trim() !== '' && !Number.isNaN(Number(written));
const asciiSymbol = '!-/:-@[-`{-~';

/** Letters of any script, Cyrillic among them; `latin` narrows a rule to a–z. */
const letters = (whole: RegExp, latin: RegExp): Rule => (value, [set]) => (set === 'latin' ? latin : whole).test(text(value));

const inOneCase =
  (own: string, other: string, latin: RegExp): Rule =>
  (value, [allowed = 'default']) => {
    const patterns: Record<string, RegExp> = {
      default: new RegExp(`^\\p{${own}}+$`, 'u'),
      allow_non_alpha: new RegExp(`^[^\\p{${other}}]+$`, 'u'),
      allow_numeric: new RegExp(`^[\\p{${own}}0-9]+$`, 'u'),
      allow_numeric_dashes: new RegExp(`^[\\p{${own}}0-9-]+$`, 'u'),
      latin,
    };
    return patterns[allowed]?.test(text(value)) ?? false;
  };

const emailPattern = /^[^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

const datePieces: Record<string, string> = {
  YYYY: '\\d{4}',
  YY: '\\d{2}',
  MM: '(?:0[1-9]|1[012])',
  M: '(?:[1-9]|1[012])',
  DD: '(?:0[1-9]|[12]\\d|3[01])',
  D: '(?:[1-9]|[12]\\d|3[01])',
};

function datePattern(format: string): RegExp {
  const source = format.replace(/YYYY|YY|MM|M|DD|D|[^\p{L}\p{N}]/gu, (part) => datePieces[part] ?? `\\${part}`);
  return new RegExp(`^${source}$`);
}

function matchesPattern(value: string, pattern: string): boolean {
  const literal = /^\/(.*)\/([imsu]*)$/s.exec(pattern);
  return literal === null ? pattern === value : new RegExp(literal[1] ?? '', literal[2]).test(value);
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** Every generic rule (spec §5); their meaning is that of FormKit's rules of the same names. */
export const rules = {
  accepted: (value) => /^(yes|on|1|true)$/i.test(text(value)),
  alpha: letters(/^\p{L}+$/u, /^[a-z]+$/i),
  alpha_spaces: letters(/^[\p{L} ]+$/u, /^[a-z ]+$/i),
  alphanumeric: letters(/^[\p{L}0-9]+$/u, /^[a-z0-9]+$/i),
  between: (value, [from, to]) =>
    [text(value), from, to].every(isNumber) && Number(text(value)) >= Number(from) && Number(text(value)) <= Number(to),
  confirm: (value, [other], { name, values }) => text(value) === text(values[other ?? name.replace(/_confirm(ed)?$/, '')]),
  contains_alpha: letters(/\p{L}/u, /[a-z]/i),
  contains_alpha_spaces: letters(/[\p{L} ]/u, /[a-z ]/i),
  contains_alphanumeric: letters(/[\p{L}0-9]/u, /[a-z0-9]/i),
  contains_lowercase: letters(/\p{Ll}/u, /[a-z]/),
  contains_numeric: (value) => /[0-9]/.test(text(value)),
  contains_symbol: (value) => new RegExp(`[${asciiSymbol}]`).test(text(value)),
  contains_uppercase: letters(/\p{Lu}/u, /[A-Z]/),
  date_after: (value, [than], { now }) => day(text(value)) > (than === undefined ? now.getTime() : day(than)),
  date_before: (value, [than], { now }) => day(text(value)) < (than === undefined ? now.getTime() : day(than)),
  date_between: (value, [first, last], { now }) => {
    const [from, to] = last === undefined ? [now.getTime(), day(first)] : [day(first), day(last)];
    return day(text(value)) >= from && day(text(value)) <= to;
  },
  date_format: (value, [format]) => (format === undefined ? !Number.isNaN(day(text(value))) : datePattern(format).test(text(value))),
  email: (value) => emailPattern.test(text(value)),
  ends_with: (value, endings) => endings.length === 0 || endings.some((ending) => text(value).endsWith(ending)),
  is: (value, allowed) => allowed.includes(text(value)),
  length: (value, [first = '0', second]) => {
    const [low, high] = [Number(first), second === undefined ? Infinity : Number(second)].sort((a, b) => a - b);
    const { length } = value ?? '';
    return length >= (low ?? 0) && length <= (high ?? Infinity);
  },
  lowercase: inOneCase('Ll', 'Lu', /^[a-z]+$/),
  matches: (value, patterns) => patterns.some((pattern) => matchesPattern(text(value), pattern)),
  max: (value, [most = '10']) => (Array.isArray(value) ? value.length <= Number(most) : isNumber(text(value)) && Number(text(value)) <= Number(most)),
  min: (value, [least = '1']) => (Array.isArray(value) ? value.length >= Number(least) : isNumber(text(value)) && Number(text(value)) >= Number(least)),
  not: (value, refused) => !refused.includes(text(value)),
  number: (value) => isNumber(text(value)),
  require_one: (value, others, { values }) => [value, ...others.map((other) => values[other])].some((one) => !isEmpty(one)),
  required: (value, [how]) => !isEmpty(how === 'trim' && typeof value === 'string' ? value.trim() : value),
  starts_with: (value, beginnings) => beginnings.length === 0 || beginnings.some((beginning) => text(value).startsWith(beginning)),
  symbol: (value) => new RegExp(`^[${asciiSymbol}]+$`).test(text(value)),
  uppercase: inOneCase('Lu', 'Ll', /^[A-Z]+$/),
  url: (value, protocols) => isUrl(text(value), protocols.length > 0 ? protocols : ['http:', 'https:', 'ftp:']),
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** Rules that also judge a field left empty; all others let it pass. */
const judgesEmpty = new Set<RuleName>(['accepted', 'required', 'require_one']);

/** Whether a value keeps a rule. */
export function keepsRule(name: RuleName, value: FieldValue, args: readonly string[], context: RuleContext): boolean {
  if (isEmpty(value) && !judgesEmpty.has(name)) return true;
  const rule: Rule = rules[name];
  return rule(value, args, context);
}
