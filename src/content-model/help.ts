declare module 'yup' {
  /** One line of help on a field, in both languages of the editors: shown by editors (npm run schemas) and in new files. */
  interface CustomSchemaMetadata {
    ru?: string;
    en?: string;
  }
}

export {};
