import type { FieldDefinition, FormDefinition } from './model/definition';

/** Whether a form differs step by step: it has several steps or conditional fields. */
export function changesShape({ steps }: FormDefinition): boolean {
  return (
    steps.length > 1 || steps.some(({ fields }) => fields.some(({ showWhen }) => showWhen !== null))
  );
}

/** Returns the answers that make a field visible, in the words of the choices. */
export function conditionOf(
  { steps }: FormDefinition,
  { showWhen }: FieldDefinition,
): string | undefined {
  if (showWhen === null) return undefined;
  const decidingField = steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === showWhen.field);
  return showWhen.is
    .map(
      (value) => decidingField?.options?.find((option) => option.value === value)?.label ?? value,
    )
    .join(', ');
}
