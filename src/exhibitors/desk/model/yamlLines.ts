type Written =
  | string
  | number
  | boolean
  | readonly Written[]
  | { readonly [key: string]: Written | undefined };

/** Letters and digits with single separators: text that needs no quotes. */
const plain = /^\p{L}[\p{L}\p{M}\p{N}]*(?:[ ./_-][\p{L}\p{M}\p{N}]+)*$/u;
/** Words that YAML, or an older parser, does not read as text. */
const noText = /^(?:true|false|yes|no|on|off|null|[yn])$/i;

/**
 * Formats fields of a record, one line of YAML each, as editors write them: `title: {ru: Утро, en:
 * …}`. Skips missing fields.
 */
export function yamlLines(record: object, keys: readonly string[]): string[] {
  const written = record as Readonly<Record<string, Written | null | undefined>>;
  return keys.flatMap((key) => {
    const value = written[key] ?? undefined;
    return value === undefined ? [] : [`${key}: ${inFlow(value)}`];
  });
}

/** The beginning of a work's item in its exhibitor's file: picture and address. */
export function itemHead(work: { readonly picture: string }): string[] {
  const [picture = '', ...slug] = yamlLines(work, ['picture', 'slug']);
  return ['works:', `  - ${picture}`, ...inItem(slug)];
}

export const inItem = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`);

function inFlow(value: Written): string {
  if (typeof value === 'string')
    return plain.test(value) && !noText.test(value) ? value : JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(inFlow).join(', ')}]`;
  const pairs = Object.entries(value).flatMap(([key, one]) =>
    one === undefined ? [] : [`${key}: ${inFlow(one)}`],
  );
  return `{${pairs.join(', ')}}`;
}

const isList = (value: object): value is readonly Written[] => Array.isArray(value);
