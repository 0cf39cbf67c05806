import {
  array,
  boolean,
  number,
  object,
  string,
  type AnyObject,
  type ISchema,
  type ObjectShape,
} from 'yup';

/** Fields of content: an unknown key is a fault, and values are not converted to another type. */
export const strictObject = <Fields extends ObjectShape>(fields: Fields) =>
  object<AnyObject, Fields>(fields).noUnknown().strict();

/** The same in a record, which may go without, with the name of its GraphQL type. */
export const namedObject = <Fields extends ObjectShape>(graphql: string, fields: Fields) =>
  strictObject(fields).default(undefined).meta({ graphql });

/** One of some words, each with its name for editors: `{ rest: 'отдых / rest' }`. */
export const choice = <Word extends string>(
  words: readonly Word[],
  choices: Readonly<Record<Word, string>>,
) => string().strict().oneOf(words).meta({ choices });

/** Names of words as the site's own messages have them. */
export const namesIn = <Word extends string>(
  ru: Readonly<Record<Word, string>>,
  en: Readonly<Record<Word, string>>,
) =>
  Object.fromEntries(
    (Object.keys(ru) as Word[]).map((word) => [word, `${ru[word]} / ${en[word]}`]),
  ) as Record<Word, string>;

/** A list, none of whose items may be empty. */
export const list = <Item>(item: { required: () => ISchema<Item, AnyObject> }) =>
  array(item.required()).strict();

/** A list of what has fields, with the name of their GraphQL type. */
export const listOf = <Fields extends ObjectShape>(graphql: string, fields: Fields) =>
  list(namedObject(graphql, fields));

/** A text of a pattern, and of what a pattern cannot say; `code` is told of any other. */
export const textOf = (code: string, pattern: RegExp, accepts?: (text: string) => boolean) => {
  const text = string().strict().matches(pattern, code);
  return accepts === undefined ? text : text.test(code, code, (given) => !given || accepts(given));
};

/** Any text, even an empty one. */
export const anyText = () => string().strict().required();

/** `true` or `false`. */
export const flag = () => boolean().strict();

export const wholeNumber = () => number().strict().integer();
