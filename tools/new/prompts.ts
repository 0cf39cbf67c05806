import prompts from '../../src/site/check/prompts.json';
import type { ContentKind } from '../../src/site/content/contentFiles';
import type { Field } from '../edit/protocol';
import { fieldsOf, isFields, valueAt, type Maybe } from '../edit/ui/model/values';

type Texts = { ru: string; en: string };
const promptsOf: Partial<Record<ContentKind, Partial<Record<string, Texts>>>> = prompts;

/**
 * Returns a value with prompts (decision 019) for missing translations and, in a new record, for
 * missing required texts. `name` is the path of the value, with `[]` for items of a list.
 */
export function withPrompts(
  kind: ContentKind,
  field: Field,
  value: Maybe,
  isNew: boolean,
  name = '',
): Maybe {
  if (field.type === 'localized') {
    const prompt = promptsOf[kind]?.[name];
    const isMissing = value === undefined && !(isNew && field.required);
    return prompt === undefined || isMissing ? value : { ...prompt, ...(value as object) };
  }
  if (field.type === 'list' && Array.isArray(value))
    return value.map((item) => withPrompts(kind, field.item, item, isNew, `${name}[]`) ?? item);
  if (!isFields(value)) return value;
  const step = name === '' ? '' : `${name}.`;
  const inner = Object.entries(fieldsOf(field, value)).flatMap(([key, one]) => {
    const whole = withPrompts(kind, one, valueAt(value, [key]), isNew, step + key);
    return whole === undefined ? [] : [[key, whole] as const];
  });
  return { ...value, ...Object.fromEntries(inner) };
}
