import type { CustomSchemaMetadata } from 'yup';

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
