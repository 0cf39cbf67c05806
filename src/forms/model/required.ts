import type { FieldDefinition } from './definition';

/** Whether a field has to be filled. */
export function isRequired({ rules }: Pick<FieldDefinition, 'rules'>): boolean {
  return rules?.some((rule) => /^(required|accepted)\b/.test(rule)) ?? false;
}
