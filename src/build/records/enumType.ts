/**
 * The GraphQL enum of a list of content-model, so that pages get its values as types. GraphQL has
 * no names with hyphens: lists that have such values stay `String`.
 */
export function enumType(name: string, values: readonly string[]): string {
  return `enum ${name} {\n  ${values.join('\n  ')}\n}\n`;
}
