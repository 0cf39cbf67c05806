/** The part of JSON Schema draft-07 used here, with VS Code's additional keywords. */
export type JsonSchema = {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  markdownDescription?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  enum?: readonly (string | number)[];
  const?: string | number;
  pattern?: string;
  patternErrorMessage?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean;
  if?: JsonSchema;
  then?: JsonSchema;
  allOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  definitions?: Record<string, JsonSchema>;
  defaultSnippets?: readonly Snippet[];
};

/** An entry that the code editor offers to insert. */
export type Snippet = { label: string; description?: string; body: unknown };

/** Code editors' keywords that are not part of the standard. */
export const editorKeywords = [
  'markdownDescription',
  'patternErrorMessage',
  'defaultSnippets',
] as const;
