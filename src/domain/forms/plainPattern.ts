import type { FieldDefinition } from './definition';
import type { LeadSettings } from './leadValidity';

/**
 * The e-mail addresses that a lead may carry (spec §5): segments of letters, digits, underscores
 * and hyphens, an @, a domain whose last part has 2 to 6 letters. Written as a browser reads the
 * `pattern` of an input, where a hyphen in brackets is escaped.
 */
export function leadEmailPattern({ emailTopLevelDomainMax }: LeadSettings): string {
  const segment = '[A-Za-z0-9_\\-]+';
  const label = '[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?';
  return `${segment}(?:\\.${segment})*@(?:${label}\\.)+[A-Za-z]{2,${emailTopLevelDomainMax}}`;
}

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
  if (type === 'email') return leadEmailPattern(settings);
  if (type !== 'number') return undefined;
  const own = rules?.map((rule) => onlyPattern.exec(rule.trim())?.[1]).find(Boolean);
  return own ?? anyNumber;
}
