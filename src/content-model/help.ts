declare module 'yup' {
  /**
   * One line of help on a field, in both of the editors' languages: for editors (npm run schemas)
   * and new files.
   */
  interface CustomSchemaMetadata {
    ru?: string;
    en?: string;
    /** What `npm run new` writes as an example, where the maker of the kind has none of its own. */
    example?: string | number | boolean;
  }
}

export {};
