import { readStandCode } from '../standCode';
import type { FieldDefinition, FormDefinition, TotalPrice } from './definition';
import { isKnownLeadType, type LeadSettings, isLeadEntryValid } from './leadValidity';
import { readRule } from './ruleText';
import { isEmpty, keepsRule, type FieldValue, type FormValues, type RuleName } from './rules';

/**
 * What is wrong with a field: the broken rule with its arguments. The component that shows it puts
 * it into words.
 */
export type FieldFault = { rule: RuleName | 'leadEmail'; args: readonly string[] };

/** Whether a field is shown, given the answers so far. */
export function isAsked(
  { showWhen }: Pick<FieldDefinition, 'showWhen'>,
  values: FormValues,
): boolean {
  if (showWhen === null) return true;
  const given = values[showWhen.field];
  const answers = given === undefined ? [] : [given].flat();
  return answers.some((answer) => showWhen.is.includes(answer));
}

/** The type of a field as a lead knows it: only e-mail has one (spec §5). */
export function leadTypeOf({ type }: Pick<FieldDefinition, 'type'>): string | undefined {
  return isKnownLeadType(type) ? type : undefined;
}

/**
 * The first rule that a field's value breaks, or else the lead's own rules, so that visitors see at
 * the field what would be refused on sending.
 */
export function faultOf(
  field: Pick<FieldDefinition, 'name' | 'type' | 'rules' | 'showWhen'>,
  values: FormValues,
  now: Date,
  settings: LeadSettings,
): FieldFault | undefined {
  const value = spelled(field, values[field.name]);
  if (!isAsked(field, values) || field.type === 'total') return undefined;
  for (const written of field.rules ?? []) {
    const rule = readRule(written);
    if (
      rule !== undefined &&
      !keepsRule(rule.name, value, rule.args, { name: field.name, values, now })
    ) {
      return { rule: rule.name, args: rule.args };
    }
  }
  if (isEmpty(value)) return undefined;
  const valid = isLeadEntryValid(
    { name: field.name, value: plain(value), type: leadTypeOf(field) },
    settings,
  );
  return valid ? undefined : { rule: 'leadEmail', args: [] };
}

/** Every field of a form, in order. */
export function fieldsOf({ steps }: Pick<FormDefinition, 'steps'>): readonly FieldDefinition[] {
  return steps.flatMap(({ fields }) => fields);
}

/** A value as it is validated and sent: a stand's code is normalized. */
export function spelled({ type }: Pick<FieldDefinition, 'type'>, value: FieldValue): FieldValue {
  return type === 'stand' && typeof value === 'string' ? readStandCode(value) : value;
}

/** Answers a sum may use: those of fields that are shown and have no fault. */
export function soundAnswers(
  form: Pick<FormDefinition, 'steps'>,
  values: FormValues,
  faults: Readonly<Record<string, unknown>>,
): FormValues {
  const sound = fieldsOf(form).filter(
    (field) => isAsked(field, values) && faults[field.name] === undefined,
  );
  return Object.fromEntries(sound.map(({ name }) => [name, values[name]]));
}

/**
 * The sum of a total field in roubles; undefined if a number is missing or invalid (spec §9,
 * excursions and promotions).
 */
export function totalOf(
  { price, times, discountField, discountPercent }: TotalPrice,
  values: FormValues,
): number | undefined {
  const count = times === null ? 1 : Number(plain(values[times]));
  if (!Number.isInteger(count) || count < 1) return undefined;
  const isDiscounted = discountField !== null && plain(values[discountField]).trim() !== '';
  return Math.round((price * count * (100 - (isDiscounted ? (discountPercent ?? 0) : 0))) / 100);
}

/** A value as one text. */
export function plain(value: FieldValue): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ');
}
