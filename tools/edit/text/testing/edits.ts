import { isKeyed } from '../../../../src/lib/isKeyed';
import type { FieldPath } from '../../../../src/site/check/files/schemaProblems';
import type { Random } from '../../../../tests/support/random';
import type { Value } from '../../protocol';
import { asValue } from '../applyValue';

type Items = Value[];
type Fields = { [key: string]: Value };
/** A value with one change, and the path of the change; undefined if there is nothing to change. */
export type Edit = { value: Value; path: FieldPath };
type MakeEdit = (value: Value, random: Random) => Edit | undefined;

const texts = [
  'yes',
  'No',
  'off',
  '~',
  'null',
  '12:30',
  '2026-04-03',
  '0123',
  '0x1F',
  '0b11',
  '1_000',
  '1e3',
  '.5',
  '+7 495 000-00-00',
  '-',
  '- тире',
  '# решётка',
  'слово # и дальше',
  'Ряды: начало',
  'a:',
  '{и}',
  '[палки]',
  'a, b',
  '«Ёлки» и палки',
  "it's",
  '"q"',
  'a "q" \\ it\'s',
  ' до',
  'после ',
  'два  пробела',
  '',
  '  ',
  '|',
  '> x',
  '*a',
  '&a',
  '!x',
  '%x',
  '@x',
  '`x`',
  '<<',
  '=',
  'y',
  'n',
  '---',
  '...',
  '? x',
  ': x',
  'https://aivani.example/?a=1&b=2',
  '💙 é',
  'таб\tв тексте',
  'слово\u00a0слово',
  '1',
  '2024',
  'true',
  'Обычный текст',
  'Plain words, with a comma',
  '\u200B',
  '/#x',
  '2–5 апреля',
  'a\u0085b',
  'word\u000bword',
  '.inf',
  '1:30:00',
  '0o17',
  '12e03',
  '-1',
  '+1',
  '1.10',
];
const paragraphs = [
  'Первый.\n\nВторой.',
  'a\nb',
  'a: b\n# c\n- d',
  '  с отступом\nбез',
  'конец\n',
  '\nначало',
  'x\n\n\ny',
  'таб\n\tтаб',
  'пробел \nв конце',
  'a\n\n',
  'x\r\ny',
  '"\n"',
  'a\n  b\n    c\n',
];

export const edits: Record<string, MakeEdit> = {
  'a text changed': change(isText, (_, random) => random.pick(texts)),
  'a word changed': change(isText, (value) => `${value as string} и ещё`),
  'a text to several lines': change(isText, (_, random) => random.pick(paragraphs)),
  'a paragraph more': change(isText, (value) => `${value as string}\n\nИ ещё.`),
  'a number changed': change(
    (value) => typeof value === 'number',
    (_, random) => random.pick([0, 7, -3.5, 55.75, 1e21, 620000]),
  ),
  'of another type': change(
    (_, path) => path.length > 0,
    (_, random) =>
      random.pick<Value>([null, true, 5, 'слово', [], {}, ['a'], { ru: 'да', en: 'yes' }]),
  ),
  'a key added': change(isFields, (value, random) => {
    const entries = Object.entries(value as Fields);
    entries.splice(random.below(entries.length + 1), 0, ['added', freshValue(random)]);
    return Object.fromEntries(entries);
  }),
  'a key removed': change(
    (value) => isFields(value) && Object.keys(value as Fields).length > 1,
    (value, random) => {
      const gone = random.pick(Object.keys(value as Fields));
      return taken(
        gone,
        Object.fromEntries(Object.entries(value as Fields).filter(([key]) => key !== gone)),
      );
    },
  ),
  'an item added': change(isItems, (value, random) => {
    const items = [...(value as Items)];
    const like = random.pick(items);
    const item = random.below(3) === 0 ? freshValue(random) : renamed(like, random);
    items.splice(random.below(items.length + 1), 0, item);
    return items;
  }),
  'an item removed': change(isItems, (value, random) => {
    const gone = random.below((value as Items).length);
    return taken(
      gone,
      (value as Items).filter((_, at) => at !== gone),
    );
  }),
  'an item moved': change(
    (value) => isItems(value) && (value as Items).length > 1,
    (value, random) => {
      const items = [...(value as Items)];
      const [item = null] = items.splice(random.below(items.length), 1);
      items.splice(random.below(items.length + 1), 0, item);
      return items;
    },
  ),
  'many changes': (value, random) => {
    let made: Edit | undefined = { value, path: [] };
    const few = Object.entries(edits).filter(([name]) => name !== 'many changes');
    for (let count = 0; count < 4; count += 1)
      made = random.pick(few)[1](made.value, random) ?? made;
    return { value: made.value, path: [] };
  },
};

function isText(value: Value) {
  return typeof value === 'string';
}
function isFields(value: Value) {
  return isKeyed(value) && !Array.isArray(value);
}
function isItems(value: Value) {
  return Array.isArray(value) && value.length > 0;
}

const freshValue = (random: Random): Value =>
  random.pick<() => Value>([
    () => random.pick(texts),
    () => random.pick(paragraphs),
    () => ({ ru: random.pick(texts), en: random.pick(texts) }),
    () => ({ ru: 'a\n\nb', en: random.pick(texts) }),
    () => [random.pick(texts), 5],
    () => ({ slug: `new-${random.below(1e6)}`, title: { ru: 'Да', en: 'Yes' }, tags: ['a', 'b'] }),
    () => [{ a: 1, b: { c: 'd' } }],
    () => true,
  ])();

/** The result of removing a step from a value: the remaining value, and the removed step. */
class Taken {
  constructor(
    readonly step: string | number,
    readonly rest: Value,
  ) {}
}
const taken = (step: string | number, rest: Value) => new Taken(step, rest);

/** Copies an item under another name. */
const renamed = (item: Value, random: Random): Value => {
  if (typeof item === 'string') return `${item}-${random.below(1e6)}`;
  if (!isKeyed(item) || Array.isArray(item)) return item;
  const naming = ['slug', 'id', 'code', 'anchor', 'picture'].filter((key) => key in item);
  return { ...(item as Fields), [naming[0] ?? 'added']: `new-${random.below(1e6)}` };
};

/** Changes one of the matching values, at any depth. */
function change(
  matches: (value: Value, path: FieldPath) => boolean,
  next: (value: Value, random: Random) => Value | Taken,
): MakeEdit {
  return (value, random) => {
    const paths = pathsIn(value)
      .filter((path) => path.length > 0 || isKeyed(value))
      .filter((path) => matches(at(value, path), path));
    if (paths.length === 0) return undefined;
    const path = random.pick(paths);
    const copy = asValue({ root: value }) as Fields;
    const steps = ['root', ...path];
    const made = next(asValue(at(value, path)), random);
    const [now, step] = made instanceof Taken ? [made.rest, [made.step]] : [made, []];
    const parent = steps
      .slice(0, -1)
      .reduce<unknown>((one, step) => isKeyed(one) && one[step], copy);
    if (isKeyed(parent)) parent[steps.at(-1) ?? ''] = now;
    return isKeyed(copy.root) ? { value: copy.root, path: [...path, ...step] } : undefined;
  };
}

const at = (value: Value, path: FieldPath): Value =>
  path.reduce<unknown>((one, step) => (isKeyed(one) ? one[step] : undefined), value) as Value;

function pathsIn(value: Value, path: FieldPath = []): FieldPath[] {
  if (!isKeyed(value)) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsIn((value as Fields)[key] ?? null, [...path, key]))];
}
