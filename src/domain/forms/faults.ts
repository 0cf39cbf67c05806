import type { FieldDefinition } from './definition';
import { isAsked, spelled } from './askedFields';
import { plain } from './fields';
import { isKnownLeadType, type LeadSettings, isLeadEntryValid } from './leadValidity';
import { readRule } from './ruleText';
import { isEmpty, keepsRule, type FormValues, type RuleName } from './rules';

/**
 * What is wrong with a field: the broken rule with its arguments. The component that shows it puts
 * it into words.
 */
export type FieldFault = { rule: RuleName | 'leadEmail'; args: readonly string[] };

/** The type of a field as a lead knows it: only e-mail has one (spec §5). */
export function leadTypeOf({ type }: Pick<FieldDefinition, 'type'>): string | undefined {
  return isKnownLeadType(type) ? type : undefined;
}

/**
 * The first rule that a field's value breaks, or else the lead's own rules, so that visitors see at
 * the field what would be refused on sending.
 */
export function faultOf(
  field: Pick<FieldDefinition, 'name' | 'type' | 'rules' | 'showWhen'> &
    Partial<Pick<FieldDefinition, 'options'>>,
  values: FormValues,
  now: Date,
  settings: LeadSettings,
): FieldFault | undefined {
  const value = spelled(field, values);
  if (!isAsked(field, values) || field.type === 'total') return undefined;
  const own = field.rules ?? [];
  for (const written of field.type === 'number' ? [...own, 'number'] : own) {
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
