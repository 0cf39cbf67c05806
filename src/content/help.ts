import type { CustomSchemaMetadata } from 'yup';

declare module 'yup' {
  /** What editors are told of a field, in both languages (docs/editors.md). */
  interface CustomSchemaMetadata {
    /** Its name, a few words: `Стенд / Stand`. */
    label?: string;
    /** The name of one item of a list, written likewise. */
    item?: string;
    /** One line of help; left out where the label says it all. */
    ru?: string;
    en?: string;
    /** Names of the words to choose from, written as labels are. */
    choices?: Readonly<Record<string, string>>;
    /** How a text is filled in, if not in one line. */
    input?: 'lines' | 'day' | 'time' | 'moment' | 'picture';
    /** The field whose state this day dates; a new state clears the day in `npm run edit`. */
    dayOf?: string;
    /** Which records it names. */
    reference?: 'halls' | 'stands' | 'speakers' | 'exhibitors' | 'sessions' | 'works' | 'forms';
    /** The example that `npm run new` writes if the kind's own drafter gives none. */
    example?: string | number | boolean;
    /** Whether links in its texts are read. */
    isProse?: boolean;
    /**
     * Its GraphQL type, where the schema alone does not tell it: an object's name, the enum of a
     * choice, the file that a name stands for.
     */
    graphql?: string;
  }
}

/** The two halves of a label, `Стенд / Stand`. */
export function inBoth(label: string): { ru: string; en: string } {
  const [ru = '', en = ''] = label.split(' / ');
  return { ru, en };
}

/** A field's help: its own line, or its label as a sentence. */
export function helpOf({ ru, en, label }: CustomSchemaMetadata): { ru?: string; en?: string } {
  if (ru !== undefined || en !== undefined || label === undefined) return { ru, en };
  const names = inBoth(label);
  return { ru: `${names.ru}.`, en: `${names.en}.` };
}
