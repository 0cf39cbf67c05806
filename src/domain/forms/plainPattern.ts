import type { FieldDefinition } from './definition';
import { leadEmailPattern } from './leadEmailPattern';
import type { LeadSettings } from './leadValidity';

// `1,000` could be two numbers, and is told.
const anyNumber = '(?![+\\-]?[1-9][0-9]{0,2},[0-9]{3}$)[+\\-]?[0-9]+(?:[.,][0-9]+)?';
const onlyPattern = /^matches:\/\^([^/]+)\$\/$/;

/**
 * What a plain form takes in a field whose text browsers would rewrite if its type were `email` or
 * `number`: the same as its engine. Of numbers, what the field's own pattern says, if it has one.
 */
export function plainPattern(
  { type, rules }: Pick<FieldDefinition, 'type' | 'rules'>,
  settings: LeadSettings,
): string | undefined {
  if (type === 'email') return leadEmailPattern(settings.emailTopLevelDomainMax);
  if (type !== 'number') return undefined;
  const own = rules?.map((rule) => onlyPattern.exec(rule.trim())?.[1]).find(Boolean);
  return own ?? anyNumber;
}
