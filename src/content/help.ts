declare module 'yup' {
  /**
   * One line of help on a field in both languages: for editors (docs/editors.md) and in new files.
   */
  interface CustomSchemaMetadata {
    ru?: string;
    en?: string;
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

export {};
