import type { TFunction } from 'i18next';
import { isCalendarDay } from '../lib/time/clock';
import { formatDay } from '../lib/time/days';
import type { FieldDefinition } from './model/definition';
import { type FieldError, readLeadEmail, type LeadSettings } from './model/validate';
import { confirmedField, type FieldValue } from './model/rules';

/** The data of a message besides the rule: the field, its value, other fields, the language. */
type MessageContext = {
  readonly field: FieldDefinition;
  readonly value: FieldValue;
  readonly fields: readonly FieldDefinition[];
  readonly language: string;
  readonly settings: LeadSettings;
};

type T = TFunction<'forms'>;
type WriteMessage = (t: T, args: readonly string[], context: MessageContext) => string;

/** The error message for a field, with the limit: numbers, days, formats (spec §5). */
export function errorMessage(t: T, { rule, args }: FieldError, context: MessageContext): string {
  return rule in messages
    ? messages[rule as keyof typeof messages](t, args, context)
    : t(`rules.${rule as PlainRule}`);
}

type PlainRule = Exclude<FieldError['rule'], keyof typeof messages>;

const messages = {
  lowercase: (t, [set = '']) =>
    t(set.startsWith('allow') ? `rules.lowercase_${set as 'allow_numeric'}` : 'rules.lowercase'),
  between: (t, args, { language }) => {
    const [first = 0, second = 0] = sorted(args);
    return t('rules.between', {
      first: formatNumber(first, language),
      second: formatNumber(second, language),
    });
  },
  ages: (t, [from, to]) => t('rules.ages', { from, to }),
  confirm: (t, [other], { field, fields }) =>
    t('rules.confirm', { label: labelOf(confirmedField(field.name, other), fields) }),
  date_after: (t, [limit], { language }) =>
    limit === undefined
      ? t('rules.date_after_today')
      : t('rules.date_after', { first: formatIfDay(limit, language) }),
  date_before: (t, [limit], { language }) =>
    limit === undefined
      ? t('rules.date_before_today')
      : t('rules.date_before', { first: formatIfDay(limit, language) }),
  date_between: (t, [first = '', last], { language }) =>
    last === undefined
      ? t('rules.date_between_today', { second: formatIfDay(first, language) })
      : t('rules.date_between', {
          first: formatIfDay(first, language),
          second: formatIfDay(last, language),
        }),
  date_format: (t, [format = 'YYYY-MM-DD']) => {
    const parts = {
      Y: t('rules.dateParts.year'),
      M: t('rules.dateParts.month'),
      D: t('rules.dateParts.day'),
    };
    return t('rules.date_format', {
      format: format.replace(/YYYY|YY|MM|M|DD|D/g, (part) =>
        parts[part[0] as 'Y' | 'M' | 'D'].repeat(part.length),
      ),
      example: formatDate(exampleDay, format),
    });
  },
  ends_with: (t, args, { language }) => t('rules.ends_with', { list: orList(args, language) }),
  starts_with: (t, args, { language }) => t('rules.starts_with', { list: orList(args, language) }),
  is: choicesMessage,
  not: (t, _args, { field, value }) =>
    t('rules.not', { given: optionOf(field, [value].flat().join(', ')) }),
  length: (t, args, context) => {
    const [low = 0, high = Infinity] = args.length > 1 ? sorted(args) : args.map(Number);
    return countMessage(t, low, high, context);
  },
  matches: (t, args, context) => {
    if (context.field.format) return context.field.format;
    return args.some((arg) => arg.startsWith('/'))
      ? t('rules.matches')
      : choicesMessage(t, args, context);
  },
  max: (t, [max = '10'], context) =>
    isSeveral(context)
      ? countMessage(t, 0, Number(max), context)
      : t('rules.max', { first: formatNumber(Number(max), context.language) }),
  min: (t, [min = '1'], context) =>
    isSeveral(context)
      ? countMessage(t, Number(min), Infinity, context)
      : t('rules.min', { first: formatNumber(Number(min), context.language) }),
  require_one: (t, args, { field, fields, language }) =>
    t('rules.require_one', {
      list: orList(
        [field.name, ...args].map((name) => t('rules.quoted', { label: labelOf(name, fields) })),
        language,
      ),
    }),
  url: (t, args, { value, language }) => {
    const protocols = args.length > 0 ? args : ['http:', 'https:'];
    const begins = protocols.some((protocol) => String(value).toLowerCase().startsWith(protocol));
    return begins
      ? t('rules.url')
      : t('rules.urlStart', {
          list: orList(
            protocols.map((protocol) => `${protocol}//`),
            language,
          ),
        });
  },
  leadEmail: (t, _args, { value, settings }) => {
    const { reason, part } = readLeadEmail(String(value ?? ''), settings);
    if (reason === 'address') return t('rules.email');
    return t(`rules.leadEmail.${reason ?? 'dots'}`, {
      part,
      most: settings.emailTopLevelDomainMax,
    });
  },
} satisfies Partial<Record<FieldError['rule'], WriteMessage>>;

/** An example of the expected format; 31 cannot be mistaken for a month. */
const exampleDay = '2026-12-31';

function choicesMessage(
  t: T,
  args: readonly string[],
  { field, language }: MessageContext,
): string {
  return t('rules.is', {
    list: orList(
      args.map((arg) => optionOf(field, arg)),
      language,
    ),
  });
}

/** Formats limits as a number of characters, or of choices for a field with several. */
function countMessage(t: T, low: number, high: number, context: MessageContext): string {
  const noun = isSeveral(context) ? 'choices' : 'length';
  const { language, value } = context;
  const values = {
    first: formatNumber(low, language),
    second: formatNumber(high, language),
    given: formatNumber((value ?? '').length, language),
  };
  if (high === Infinity) return t(`rules.${noun}Min`, { ...values, count: low });
  if (low === high) return t(`rules.${noun}Exact`, { ...values, count: high });
  return t(low <= 0 ? `rules.${noun}Max` : `rules.${noun}Between`, { ...values, count: high });
}

function isSeveral({ field }: MessageContext): boolean {
  return field.type === 'checkboxes';
}

/** Limits in ascending order, as the rules read them. */
function sorted(args: readonly string[]): number[] {
  return args.map(Number).sort((a, b) => a - b);
}

/** Formats a number. A number of four digits can be a year, so it gets no separator. */
function formatNumber(number: number, language: string): string {
  return number.toLocaleString(numberLocale(language), {
    useGrouping: Math.abs(number) >= 10_000,
    maximumFractionDigits: 10,
  });
}

function formatIfDay(written: string, language: string): string {
  return isCalendarDay(written) ? formatDay(written, language) : written;
}

/** Formats `a, b or c` in the page's language. */
function orList(words: readonly string[], language: string): string {
  return new Intl.ListFormat(numberLocale(language), { type: 'disjunction' }).format(words);
}

const numberLocale = (language: string) => (language === 'en' ? 'en-GB' : language);

function labelOf(name: string, fields: readonly FieldDefinition[]): string {
  return fields.find((field) => field.name === name)?.label ?? name;
}

function optionOf({ options }: FieldDefinition, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** Formats `2026-04-02` with YYYY, YY, MM, M, DD, D: `DD.MM.YYYY` gives `02.04.2026`. */
export function formatDate(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(-2),
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
  };
  return format.replace(/YYYY|YY|MM|M|DD|D/g, (part) => parts[part] ?? part);
}
