/** What may stand in a record of content. */
type Written =
  | string
  | number
  | boolean
  | readonly Written[]
  | { readonly [key: string]: Written | undefined };

/** Letters and digits, parted by single spaces and the like: text that needs no quotes. */
const plain = /^\p{L}[\p{L}\p{M}\p{N}]*(?:[ ./_-][\p{L}\p{M}\p{N}]+)*$/u;
/** What YAML, or an older reader of it, takes for no text. */
const noText = /^(?:true|false|yes|no|on|off|null|[yn])$/i;

/**
 * Fields of a record, each as one line of YAML, as editors write them: `title: {ru: Утро, en: …}`.
 * What is not written has no line.
 */
export function yamlLines(record: object, keys: readonly string[]): string[] {
  const written = record as Readonly<Record<string, Written | null | undefined>>;
  return keys.flatMap((key) => {
    const value = written[key] ?? undefined;
    return value === undefined ? [] : [`${key}: ${inFlow(value)}`];
  });
}

/** The beginning of a work's item in its exhibitor's file; its picture and its address name it. */
export function itemHead(work: { readonly picture: string }): string[] {
  const [picture = '', ...slug] = yamlLines(work, ['picture', 'slug']);
  return ['works:', `  - ${picture}`, ...inItem(slug)];
}

/** Lines as they stand in a work's item. */
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
