import { mixed, object, ValidationError, type Schema } from 'yup';
import {
  admittedAges,
  isWithin,
  type FieldDefinition,
  type FormDefinition,
  isRequired,
} from './definition';
import { isVisible, serializeValues } from './visibleFields';
import { textOf } from './totals';
import {
  isEmpty,
  satisfiesRule,
  type FieldValue,
  type FormValues,
  type RuleName,
  readRule,
} from './rules';

/** The broken rule of a field and its arguments; `errorMessage` puts it into words. */
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
 * Tests an age against the chosen session; the session's limits are the error's arguments. This
 * comes before the field's own rules, because a message about their wider range would not help.
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

/**
 * Returns the broken rules with their fields, the last rule first: in an object made of these
 * pairs, each field has its first broken rule.
 */
function errorsBy(schema: Schema, values: FormValues, now: Date): [string, FieldError][] {
  try {
    schema.validateSync(values, { abortEarly: false, context: now, disableStackTrace: true });
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

/** One field of a lead that is required or filled in, excluding payload metadata (spec §5). */
type LeadEntry = {
  value: string | null | undefined;
  type?: string | undefined;
};

/** From site.yaml: the maximum number of letters in an e-mail address's top-level domain. */
export type LeadSettings = { emailTopLevelDomainMax: number };

type LeadTypeTest = (value: string, settings: LeadSettings) => boolean;

const leadTypeTests = new Map<string, LeadTypeTest>([['email', isLeadEmail]]);

/** Whether the lead service validates a type itself: only e-mail (spec §5). */
export function isKnownLeadType(type: string): boolean {
  return leadTypeTests.has(type);
}

/** Whether an entry is present and valid for its type (spec §5, lead form validity). */
export function isLeadEntryValid({ value, type }: LeadEntry, settings: LeadSettings): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (type === undefined) return true;
  return leadTypeTests.get(type)?.(value, settings) ?? false;
}

/** Why a lead cannot contain an address, and the part to correct; no `reason` if it can. */
type LeadEmailReading = {
  reason?: 'address' | 'plus' | 'sign' | 'letter' | 'ending' | 'domain' | 'dots';
  part: string;
};

/** Explains why a lead cannot contain an e-mail address (spec §5). */
export function readLeadEmail(value: string, settings: LeadSettings): LeadEmailReading {
  if (isLeadEmail(value, settings)) return { part: '' };
  const [, name = '', domain = ''] = /^(.+)@([^@]+)$/s.exec(value) ?? [];
  if (name === '' || domain === '') return { reason: 'address', part: value };
  const withoutTag = `${name.replace(/\+.*/s, '')}@${domain}`;
  if (name.includes('+') && isLeadEmail(withoutTag, settings))
    return { reason: 'plus', part: withoutTag };
  const letter = /(?![a-z])\p{L}/iu.exec(value)?.[0];
  if (letter !== undefined) return { reason: 'letter', part: letter };
  const sign = /[^\w.-]/u.exec(name)?.[0];
  if (sign !== undefined) return { reason: 'sign', part: sign };
  const ending = domain.split('.').at(-1) ?? '';
  if (isLeadEmail(`${name}@${domain.slice(0, domain.length - ending.length)}ru`, settings))
    return { reason: 'ending', part: ending };
  const isDomainGood = isLeadEmail(`a@${domain}`, settings);
  return isDomainGood ? { reason: 'dots', part: name } : { reason: 'domain', part: domain };
}

/**
 * Whether a lead can contain the lower-cased address: segments of letters, digits, underscores and
 * hyphens, an @, and a domain whose last part has from 2 letters up to the site's limit (spec §5).
 */
function isLeadEmail(value: string, { emailTopLevelDomainMax: max }: LeadSettings): boolean {
  const segment = '[a-z0-9_-]+';
  const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
  return new RegExp(`^${segment}(?:\\.${segment})*@(?:${label}\\.)+[a-z]{2,${max}}$`).test(
    value.toLowerCase(),
  );
}
