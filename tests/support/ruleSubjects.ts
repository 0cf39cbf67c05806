import type { RuleName } from '../../src/forms/model/rules';

/** Files of rule tests: letters and signs; numbers, lengths and dates; suitable answers. */
export type RuleSubject = 'letters' | 'amounts' | 'answers';

const subjects: Record<RuleName, RuleSubject> = {
  accepted: 'answers',
  alpha: 'letters',
  alpha_spaces: 'letters',
  alphanumeric: 'letters',
  between: 'amounts',
  confirm: 'answers',
  contains_alpha: 'letters',
  contains_alpha_spaces: 'letters',
  contains_alphanumeric: 'letters',
  contains_lowercase: 'letters',
  contains_numeric: 'letters',
  contains_symbol: 'letters',
  contains_uppercase: 'letters',
  date_after: 'amounts',
  date_before: 'amounts',
  date_between: 'amounts',
  date_format: 'amounts',
  email: 'answers',
  ends_with: 'answers',
  is: 'answers',
  length: 'amounts',
  lowercase: 'letters',
  matches: 'answers',
  max: 'amounts',
  min: 'amounts',
  not: 'answers',
  number: 'amounts',
  require_one: 'answers',
  required: 'answers',
  starts_with: 'answers',
  symbol: 'letters',
  uppercase: 'letters',
  url: 'answers',
};

/** Returns the rules of a subject; a new rule needs a subject. */
export function rulesAbout(subject: RuleSubject): RuleName[] {
  return (Object.keys(subjects) as RuleName[]).filter((name) => subjects[name] === subject);
}
