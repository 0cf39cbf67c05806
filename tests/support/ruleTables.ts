import {
  isEmpty,
  satisfiesRule,
  type FormValues,
  type RuleValue,
  readRule,
} from '../../src/forms/model/rules';
import { rulesAbout, type RuleSubject } from './ruleSubjects';

/** The moment of validation, and the form's values. */
export const now = new Date('2026-02-01T12:00:00Z');
export const values: FormValues = {
  email: 'anna@fair.example',
  phone: '',
  code: 'BAL',
  days: ['thu'],
  seats_confirm: '12',
};

/** Values that keep a rule and values that break it, for a field of that name. */
type Table = { rule: string; name?: string; kept: RuleValue[]; broken: RuleValue[] };

/** Tests the rules of a subject with the values of their tables; every rule must have enough. */
export function describeRules(subject: RuleSubject, tables: readonly Table[]): void {
  test(`rules about ${subject} are kept and broken as their tables say`, () => {
    const wrong = tables.flatMap(({ rule, name = 'field', kept, broken }) => {
      const read = readRule(rule);
      const satisfies = (value: RuleValue) =>
        read !== undefined && satisfiesRule(read.name, value, read.args, { name, values, now });
      return [
        ...kept.filter((value) => !satisfies(value)).map((value) => [rule, value, 'is broken']),
        ...broken.filter(satisfies).map((value) => [rule, value, 'is kept']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('every rule is in the tables with six kept and six broken values', () => {
    const few = rulesAbout(subject).filter((name) => {
      const own = tables.filter(({ rule }) => readRule(rule)?.name === name);
      const count = (values: 'kept' | 'broken', counts: (value: RuleValue) => boolean) =>
        new Set(
          own.flatMap((table) =>
            table[values]
              .filter(counts)
              .map((value) => JSON.stringify([table.rule, table.name, value ?? null])),
          ),
        ).size;
      // An empty value is kept for being empty.
      return count('kept', (value) => !isEmpty(value)) < 6 || count('broken', () => true) < 6;
    });
    expect(few).toEqual([]);
  });
}
