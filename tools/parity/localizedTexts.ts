import type { FieldPath } from '../../src/site/check/files/schemaProblems';

/** One `{ru, en}` map of a file; a language that is missing, empty or only spaces is ''. */
export type LocalizedText = {
  path: FieldPath;
  /**
   * A key that is the same in every version: list items are named by their own key if they have
   * one.
   */
  key: string;
  /**
   * The key without indexes. Texts of a group differ only in their indexes, which shift when a list
   * item is inserted.
   */
  group: string;
  ru: string;
  en: string;
};

// Keys that identify an item of a list, the most reliable first.
const itemNames = ['slug', 'picture', 'code', 'anchor', 'id', 'to'];

/** Returns every `{ru, en}` map of a parsed file, at any depth, in order. */
export function localizedTexts(value: unknown): LocalizedText[] {
  return collect(value, { path: [], key: '', group: '' });
}

type Place = Pick<LocalizedText, 'path' | 'key' | 'group'>;

function collect(value: unknown, place: Place): LocalizedText[] {
  if (Array.isArray(value)) {
    const names = nameItems(value);
    return value.flatMap((item: unknown, index) => {
      const name = names[index];
      const path = [...place.path, index];
      if (name === undefined)
        return collect(item, { path, key: `${place.key}/${index}`, group: `${place.group}/` });
      return collect(item, { path, key: `${place.key}/${name}`, group: `${place.group}/${name}` });
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return [{ ...place, ru: plain(value.ru), en: plain(value.en) }];
  return Object.entries(value).flatMap(([name, inner]) =>
    collect(inner, {
      path: [...place.path, name],
      key: `${place.key}/${name}`,
      group: `${place.group}/${name}`,
    }),
  );
}

function isLocalized(value: object): value is { ru?: unknown; en?: unknown } {
  const { ru, en } = value as { ru?: unknown; en?: unknown };
  return (
    ('ru' in value || 'en' in value) &&
    typeof (ru ?? '') !== 'object' &&
    typeof (en ?? '') !== 'object'
  );
}

/** Normalizes line breaks, indents and Unicode, which are not part of the text. */
function plain(value: unknown): string {
  return String(value ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

function nameItems(items: readonly unknown[]): (string | undefined)[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = nameItem(item);
    if (name === undefined) return undefined;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

function nameItem(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Record<string, unknown>;
  const key = itemNames.find(
    (name) => typeof fields[name] === 'string' || typeof fields[name] === 'number',
  );
  return key === undefined ? undefined : `${key}=${String(fields[key])}`;
}
