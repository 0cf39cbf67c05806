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

/** An object of content: unknown keys are errors, and values are not cast. */
export const strictObject = <Fields extends ObjectShape>(fields: Fields) =>
  object<AnyObject, Fields>(fields).noUnknown().strict();

/** An optional object with the name of its GraphQL type. */
export const namedObject = <Fields extends ObjectShape>(graphql: string, fields: Fields) =>
  strictObject(fields).default(undefined).meta({ graphql });

/** One of several words, each with a label for editors: `{ rest: 'отдых / rest' }`. */
export const choice = <Word extends string>(
  words: readonly Word[],
  choices: Readonly<Record<Word, string>>,
) => string().strict().oneOf(words).meta({ choices });

/** Labels for a choice, taken from the site's own messages. */
export const namesIn = <Word extends string>(
  ru: Readonly<Record<Word, string>>,
  en: Readonly<Record<Word, string>>,
) =>
  Object.fromEntries(
    (Object.keys(ru) as Word[]).map((word) => [word, `${ru[word]} / ${en[word]}`]),
  ) as Record<Word, string>;

/** A list without empty items. */
export const list = <Item>(item: { required: () => ISchema<Item, AnyObject> }) =>
  array(item.required()).strict();

export const listOf = <Fields extends ObjectShape>(graphql: string, fields: Fields) =>
  list(namedObject(graphql, fields));

/** A string with a pattern, plus a check that a pattern cannot express; both fail with `code`. */
export const textOf = (code: string, pattern: RegExp, accepts?: (text: string) => boolean) => {
  const text = string().strict().matches(pattern, code);
  return accepts === undefined ? text : text.test(code, code, (given) => !given || accepts(given));
};

/** Any text, even an empty one; required. */
export const anyText = () => string().strict().required();

export const flag = () => boolean().strict();

export const wholeNumber = () => number().strict().integer();
