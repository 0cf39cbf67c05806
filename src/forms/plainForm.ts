import type { FieldDefinition, FormDefinition } from '../domain/forms/definition';

/**
 * What a visitor asked of the plain form while the engine was on its way: a step, the next one, or
 * to send.
 */
export type Wanted = number | 'next' | 'send' | undefined;

/**
 * Whether a form looks otherwise once the engine has it: steps, fields asked only sometimes, sums.
 */
export function changesShape({ steps }: FormDefinition): boolean {
  return (
    steps.length > 1 ||
    steps.some(({ fields }) =>
      fields.some(({ showWhen, total }) => showWhen !== null || total !== null),
    )
  );
}

/** The step of a whole form in which a visitor has begun; the last one for who wants to send. */
export function stepOf(
  { steps, consents }: FormDefinition,
  wanted: Wanted,
  field: string | undefined,
): number | undefined {
  if (wanted === 'send' || consents.some(({ name }) => name === field)) return steps.length - 1;
  const found = steps.findIndex(({ fields }) => fields.some(({ name }) => name === field));
  return found === -1 ? undefined : found;
}

/** The answers at which a field is asked, in the words of the choices. */
export function conditionOf(
  { steps }: FormDefinition,
  { showWhen }: FieldDefinition,
): string | undefined {
  if (showWhen === null) return undefined;
  const asked = steps.flatMap(({ fields }) => fields).find(({ name }) => name === showWhen.field);
  return showWhen.is
    .map((value) => asked?.options?.find((option) => option.value === value)?.label ?? value)
    .join(', ');
}
