import { mixed, object, ValidationError } from 'yup';
import type { FormDefinition } from '../domain/forms/definition';
import { faultOf, fieldsOf, type FieldFault } from '../domain/forms/fields';
import type { LeadSettings } from '../domain/forms/leadValidity';
import type { FormValues } from '../domain/forms/rules';
import { splitArguments } from '../domain/forms/ruleText';

/**
 * Faults by field, each as `rule:arg,arg`: a key for the messages, said in words only where it is
 * shown.
 */
export type FormErrors = Readonly<Record<string, string>>;

/** The yup schema of a form: each field by its own rules, each consent by `accepted` (spec §5). */
export function makeFormSchema(form: FormDefinition, now: () => Date, settings: LeadSettings) {
  const fields = fieldsOf(form).map((field) => [
    field.name,
    mixed().test(field.name, (_value, context) => {
      const fault = faultOf(field, context.parent as FormValues, now(), settings);
      return fault === undefined || context.createError({ message: writeFault(fault) });
    }),
  ]);
  const consents = form.consents.map(({ name }) => [
    name,
    mixed().test(name, 'accepted:', (value) => value === 'on'),
  ]);
  return object(Object.fromEntries([...fields, ...consents]));
}

/** What is wrong with the values, by field; empty where all is well. */
export function validateForm(
  schema: ReturnType<typeof makeFormSchema>,
  values: FormValues,
): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

function writeFault({ rule, args }: FieldFault): string {
  return `${rule}:${args.join(',')}`;
}

/** A fault read back: the rule and its arguments. */
export function readFault(written: string): { rule: FieldFault['rule']; args: string[] } {
  const colon = written.indexOf(':');
  return {
    rule: written.slice(0, colon) as FieldFault['rule'],
    args: splitArguments(written.slice(colon + 1)),
  };
}
