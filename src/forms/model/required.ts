import type { FieldDefinition } from './definition';

export function isRequired({ rules }: Pick<FieldDefinition, 'rules'>): boolean {
  return rules?.some((rule) => /^(required|accepted)\b/.test(rule)) ?? false;
}
