import type { TestConfig } from 'yup';
import {
  isProblemCode,
  type ReportLanguage,
  describeProblem,
} from '../../src/site/check/problems/problem';
import { ruleNames } from '../../src/forms/model/rules';
import type { JsonSchema } from './jsonSchema';
import { patternOf } from './toJsonSchema';

// This pattern accepts 30 February, which the content check rejects.
const calendarDay = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$';
const moscowMinute = `${calendarDay.slice(0, -1)}T([01]\\d|2[0-3]):[0-5]\\d$`;

type Params = Record<string, unknown>;
type Rule = (params: Params, type: string) => JsonSchema;

/** The JSON Schema for each of yup's tests and ours, by name. */
const rules: Record<string, Rule> = {
  required: (_, type) => (type === 'string' ? { minLength: 1 } : {}),
  matches: ({ regex }) => ({ pattern: patternOf(regex as RegExp) }),
  min: ({ min, more }, type) => (type === 'array' ? { minItems: Number(min) } : atLeast(min, more)),
  max: ({ max, less }, type) => {
    if (type === 'string') return { maxLength: Number(max) };
    return type === 'array' ? { maxItems: Number(max) } : atMost(max, less);
  },
  integer: () => ({ type: 'integer' }),
  noUnknown: () => ({}),
  formRule: () => ({ pattern: `^(${ruleNames.join('|')})(:.*)?$` }),
  isoDay: () => ({ pattern: calendarDay }),
  // Tests that no pattern can express; each accompanies a pattern that covers most of it.
  visible: () => ({}),
  webAddress: () => ({}),
  mailAddress: () => ({}),
  phoneNumber: () => ({}),
  linkTarget: () => ({}),
  places: () => ({ anyOf: [{ type: 'integer', minimum: 1, maximum: 10_000 }, { const: 'full' }] }),
  moscowMoment: () => ({ pattern: moscowMinute }),
  // A pattern that never matches, because only a pattern can have a custom message.
  absent: () => ({ pattern: '(?!)' }),
};

const atLeast = (min: unknown, more: unknown): JsonSchema =>
  more === undefined ? { minimum: Number(min) } : { exclusiveMinimum: Number(more) };
const atMost = (max: unknown, less: unknown): JsonSchema =>
  less === undefined ? { maximum: Number(max) } : { exclusiveMaximum: Number(less) };

/** Converts a field's test; throws on an unknown test, so that no rule is silently lost. */
export function ruleOf(test: TestConfig | undefined, type: string): JsonSchema {
  const rule = rules[test?.name ?? ''];
  if (rule === undefined)
    throw new Error(
      `The test "${String(test?.name)}" has no JSON Schema: add it to tools/schemas/rules.ts.`,
    );
  const written = rule(test?.params ?? {}, type);
  return written.pattern === undefined ? written : { ...written, ...messageOf(test?.message) };
}

/** Returns the content check's remedy as the code editor's message. */
function messageOf(code: unknown): JsonSchema {
  if (typeof code !== 'string' || !isProblemCode(code)) return {};
  const remedy = (language: ReportLanguage) =>
    describeProblem({ file: '', line: 0, column: 0, field: '', code, values: {} }, language)
      .split('  ')
      .at(-1)
      ?.trim() ?? '';
  return { patternErrorMessage: `${remedy('ru')} / ${remedy('en')}` };
}
