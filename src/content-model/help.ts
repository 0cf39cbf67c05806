declare module 'yup' {
  /**
   * One line of help on a field in both languages: for editors (npm run schemas) and in new files.
   */
  interface CustomSchemaMetadata {
    ru?: string;
    en?: string;
    /** The example that `npm run new` writes if the kind's own drafter gives none. */
    example?: string | number | boolean;
    /** Whether links in its texts are read. */
    isProse?: boolean;
  }
}

export {};
