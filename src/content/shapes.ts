import {
  array,
  boolean,
  number,
  object,
  string,
  type AnyObject,
  type CustomSchemaMetadata,
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

declare module 'yup' {
  /** Facts about a field for editors; texts are in both languages (docs/editors.md). */
  interface CustomSchemaMetadata {
    /** The field's name in a few words: `Стенд / Stand`. */
    label?: string;
    /** The name of one item of a list, in the same form. */
    item?: string;
    /** One line of help; omitted if the label is enough. */
    ru?: string;
    en?: string;
    choices?: Readonly<Record<string, string>>;
    /** The input for a text; without it, a single line. */
    input?: 'lines' | 'day' | 'time' | 'moment' | 'picture';
    /**
     * For a day that dates the value of another field: that field, and its values that need the
     * day. `npm run edit` then fills in or clears the day.
     */
    dayOf?: { field: string; states: readonly string[] };
    reference?: 'halls' | 'stands' | 'speakers' | 'exhibitors' | 'sessions' | 'works' | 'forms';
    /** Whether `[words](address)` in the field's texts becomes a link. */
    isProse?: boolean;
    /** The field's GraphQL type, if the schema alone does not determine it. */
    graphql?: string;
  }
}

/** Splits a label, `Стенд / Stand`, into its two languages. */
export function inBoth(label: string): { ru: string; en: string } {
  const [ru = '', en = ''] = label.split(' / ');
  return { ru, en };
}

/** Returns a field's help: its own line, otherwise its label as a sentence. */
export function helpOf({ ru, en, label }: CustomSchemaMetadata): { ru?: string; en?: string } {
  if (ru !== undefined || en !== undefined || label === undefined) return { ru, en };
  const names = inBoth(label);
  return { ru: `${names.ru}.`, en: `${names.en}.` };
}
