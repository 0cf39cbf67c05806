import { Document, isCollection, isMap, isScalar, Scalar, visit } from 'yaml';
import { Schema, type ObjectSchema } from 'yup';
import { helpOf } from '../../src/content/help';

/** The fields of a new record: those written out, and those shown as commented examples. */
type RecordFields = {
  filled: Readonly<Record<string, unknown>>;
  examples: Readonly<Record<string, unknown>>;
};

/**
 * Formats a record as YAML lines in the order of its schema, each field under its help in both
 * languages. Help lines begin with `## `, examples with `# `: an editor's "uncomment" on both keeps
 * the help and activates the example.
 */
function recordLines(schema: ObjectSchema<object>, { filled, examples }: RecordFields): string[][] {
  return Object.entries<unknown>(schema.fields as Record<string, unknown>).flatMap(
    ([key, field]) => {
      if (key in filled) return [[...helpLines(field), ...yamlLines({ [key]: filled[key] })]];
      const example = examples[key] ?? exampleOf(field);
      if (example === undefined) return [];
      return [[...helpLines(field), ...yamlLines({ [key]: example }).map((line) => `# ${line}`)]];
    },
  );
}

export function recordText(schema: ObjectSchema<object>, fields: RecordFields): string {
  return `${recordLines(schema, fields)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Formats one item of a list; its help is above the dash and inside the item. */
export function itemText(
  schema: ObjectSchema<object>,
  fields: RecordFields,
  indent: string,
): string {
  const lines = recordLines(schema, fields).flat();
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const marked = lines.map((line, index) => {
    if (index < first) return line;
    return index === first ? `- ${line}` : `  ${line}`;
  });
  return `${marked.map((line) => (line.trim() === '' ? '' : indent + line)).join('\n')}\n`;
}

function exampleOf(field: unknown): unknown {
  return field instanceof Schema ? field.meta()?.example : undefined;
}

function helpLines(field: unknown): string[] {
  if (!(field instanceof Schema)) return [];
  const { ru, en } = helpOf(field.meta() ?? {});
  const choices = field.describe().oneOf.join(' | ');
  return [ru, en, choices]
    .filter((line) => line !== undefined && line !== '')
    .map((line) => `## ${line}`);
}

function yamlLines(value: unknown): string[] {
  // The timestamp tag makes the library quote text that looks like a date.
  const document = new Document(value, { customTags: ['timestamp'] });
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && /^[\d+#]/.test(node.value))
        node.type = Scalar.QUOTE_DOUBLE;
    },
    Collection: (_, node) => {
      if (node !== document.contents && isShort(node.toJSON()) && isFlat(node)) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd().split('\n');
}

const isShort = (value: unknown) =>
  !JSON.stringify(value).includes('\\n') && JSON.stringify(value).length < 100;

function isFlat(node: unknown): boolean {
  if (!isCollection(node)) return false;
  const parts: unknown[] = isMap(node) ? node.items.map(({ value }) => value) : node.items;
  return parts.every(isScalar);
}
