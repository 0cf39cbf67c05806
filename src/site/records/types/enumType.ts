/**
 * The GraphQL enum for a list of content-model, so that pages get its values as types. GraphQL
 * allows no hyphens in names, so lists with such values stay `String`.
 */
export function enumType(name: string, values: readonly string[]): string {
  return `enum ${name} {\n  ${values.join('\n  ')}\n}\n`;
}
