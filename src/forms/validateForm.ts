import { mixed, object, ValidationError } from 'yup';
import { spelledAll } from '../domain/forms/askedFields';
import type { FormDefinition } from '../domain/forms/definition';
import { faultOf, type FieldFault } from '../domain/forms/faults';
import { fieldsOf } from '../domain/forms/fields';
import type { LeadSettings } from '../domain/forms/leadValidity';
import type { FormValues } from '../domain/forms/rules';
import { splitArguments } from '../domain/forms/ruleText';

/** Faults by field, as `rule:arg,arg`; they are put into words where they are shown. */
export type FormErrors = Readonly<Record<string, string>>;

/** The yup schema of a form: each field with its rules, each consent with `accepted` (spec §5). */
export function makeFormSchema(form: FormDefinition, now: () => Date, settings: LeadSettings) {
  const fields = fieldsOf(form).map((field) => [
    field.name,
    mixed().test(field.name, (_value, context) => {
      const fault = faultOf(field, spelledAll(form, context.parent as FormValues), now(), settings);
      return fault === undefined || context.createError({ message: writeFault(fault) });
    }),
  ]);
  const consents = form.consents.map(({ name }) => [
    name,
    mixed().test(name, 'accepted:', (value) => value === 'on'),
  ]);
  return object(Object.fromEntries([...fields, ...consents]));
}

/** Validates the values; the result is empty if all is well. */
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

/** Parses `rule:arg,arg`. */
export function readFault(written: string): { rule: FieldFault['rule']; args: string[] } {
  const colon = written.indexOf(':');
  return {
    rule: written.slice(0, colon) as FieldFault['rule'],
    args: splitArguments(written.slice(colon + 1)),
  };
}
