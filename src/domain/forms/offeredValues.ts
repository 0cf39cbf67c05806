import { choiceTypes, type FormDefinition } from './definition';
import { fieldsOf } from './fields';
import type { FormValues } from './rules';

/**
 * Kept values without choices that the form no longer offers: the visitor would send what they do
 * not see.
 */
export function offeredValues(form: Pick<FormDefinition, 'steps'>, values: FormValues): FormValues {
  const choices = new Map(
    fieldsOf(form)
      .filter(({ type }) => choiceTypes.includes(type))
      .map(({ name, options }) => [name, (options ?? []).map(({ value }) => value)]),
  );
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const offered = choices.get(name);
      if (offered === undefined) return [[name, value]];
      if (typeof value === 'string') return offered.includes(value) ? [[name, value]] : [];
      return [[name, (value ?? []).filter((one) => offered.includes(one))]];
    }),
  );
}
