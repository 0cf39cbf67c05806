import { mixed, object, ValidationError, type Schema } from 'yup';
import { admittedAges, isWithin } from './ages';
import { isVisible, serializeValues } from './askedFields';
import type { FieldDefinition, FormDefinition } from './definition';
import { textOf } from './fields';
import { isKnownLeadType, isLeadEntryValid, type LeadSettings } from './leadValidity';
import { isRequired } from './required';
import { isEmpty, satisfiesRule, type FieldValue, type FormValues, type RuleName } from './rules';
import { readRule } from './ruleText';

/** The broken rule of a field and its arguments; the component puts it into words. */
export type FieldError = { rule: RuleName | 'leadEmail' | 'ages'; args: readonly string[] };
export type FieldErrors = Readonly<Record<string, FieldError>>;
/** Validates the values of a form at a given moment; the result is empty if all are valid. */
type Validator = (values: FormValues, now: Date) => FieldErrors;

type ValidatedField = Pick<FieldDefinition, 'name' | 'type' | 'rules' | 'showWhen'> &
  Partial<Pick<FieldDefinition, 'options' | 'ages'>>;
type ValidatedForm = {
  readonly steps: readonly { readonly fields: readonly ValidatedField[] }[];
} & Pick<FormDefinition, 'consents'>;

/**
 * Creates a form's validator: a yup schema for each step, with the consents in the last. Values are
 * normalized as they are sent, then each visible field is tested against its own rules and the
 * lead's (spec §5).
 */
export function makeValidator(
  { steps, consents }: ValidatedForm,
  settings: LeadSettings,
): Validator {
  const schemas = steps.map(({ fields }, index) =>
    object(
      Object.fromEntries([
        ...fields
          .filter(({ type }) => type !== 'total')
          .map((field) => [field.name, schemaOf(field, settings, steps)]),
        ...(index < steps.length - 1 ? [] : consents).map(({ name }) => [name, consent]),
      ]),
    ).transform((values: FormValues) => serializeValues({ steps }, values)),
  );
  return (values, now) =>
    Object.fromEntries(schemas.flatMap((schema) => errorsBy(schema, values, now)));
}

const consent = mixed().test({
  name: 'accepted',
  params: { args: [] },
  test: (value) => value === 'on',
});

/**
 * Tests a field's rules in order, then the lead's: required or filled fields must be present, and
 * valid for a type that the lead service knows.
 */
function schemaOf(field: ValidatedField, settings: LeadSettings, steps: ValidatedForm['steps']) {
  const { name, type, rules } = field;
  const leadType = isKnownLeadType(type) ? type : undefined;
  const written = [...(rules ?? []), ...(type === 'number' || type === 'age' ? ['number'] : [])];
  const tests: FieldTest[] = written
    .flatMap((rule) => readRule(rule) ?? [])
    .map((rule) => ({
      rule: rule.name,
      args: rule.args,
      passes: (value, values, now) =>
        satisfiesRule(rule.name, value, rule.args, { name, values, now }),
    }));
  tests.push({
    rule: 'leadEmail',
    args: [],
    passes: (value) =>
      isEmpty(value)
        ? !isRequired(field)
        : isLeadEntryValid({ value: textOf(value), type: leadType }, settings),
  });
  return tests.reduce(
    (schema, { rule, args, passes }) =>
      schema.test({
        name: rule,
        params: { args },
        test: (value, { parent, options }) =>
          !isVisible(field, parent as FormValues) ||
          passes(value as FieldValue, parent as FormValues, options.context as Date),
      }),
    type === 'age' ? ageSchema(steps) : mixed(),
  );
}

/**
 * Tests an age against the chosen session; its limits are the error's arguments. This comes before
 * the field's own rules, whose wider range would not help.
 */
const ageSchema = (steps: ValidatedForm['steps']) =>
  mixed().test({
    name: 'ages',
    test: (value, { parent, createError }) => {
      const fields = steps.flatMap((step) => step.fields);
      const ages = admittedAges(fields, parent as FormValues);
      if (!ages || !/^\d+$/.test(String(value)) || isWithin(Number(value), ages)) return true;
      return createError({ params: { args: [String(ages.from), String(ages.to)] } });
    },
  });

type FieldTest = FieldError & {
  passes: (value: FieldValue, values: FormValues, now: Date) => boolean;
};

/** Returns the first broken rule of each field. */
function errorsBy(schema: Schema, values: FormValues, now: Date): [string, FieldError][] {
  try {
    schema.validateSync(values, { abortEarly: false, context: now });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner
      .reverse()
      .map(({ path = '', type, params }) => [
        path,
        { rule: type as FieldError['rule'], args: params?.['args'] as readonly string[] },
      ]);
  }
}
