import { acrossProblems, fileProblems } from '../../../src/site/check';
import type { ContentFolder, ContentSource } from '../../../src/site/check/files/contentFolder';
import {
  readFieldPath,
  textsIn,
  type FieldPath,
} from '../../../src/site/check/files/schemaProblems';
import { pagePaths } from '../../../src/site/check/links';
import { fieldOf } from '../../edit/form/fieldOf';
import { recordText, sourceOf } from '../../edit/form/recordText';
import { jsonOf } from '../../edit/form/faults';
import type { Field } from '../../edit/protocol';
import { fieldsOf, itemsOf, setAt, valueAt, type Maybe } from '../../edit/ui/model/values';

/** Texts of YAML files by their paths in the content folder. */
export type Texts = ReadonlyMap<string, string>;
/** A field to remove, or a broken link with the nearest existing page (`nearest`). */
type Fault = { path: FieldPath; code: string; link: string; nearest: string };

const isFitted = (file: string) => /^(pages\/.+|forms\/[^/]+|navigation)\.yaml$/.test(file);

/**
 * Returns pages, forms and menus without the parts that the check refuses once records are gone:
 * items, buttons and sections that show them or link to them, and links to `goneAddresses`.
 * Repeats, because other parts can link to a removed one.
 */
export function fitTexts(
  texts: Texts,
  folder: ContentFolder,
  goneAddresses: readonly string[] = [],
): Map<string, string> {
  const fitted = new Map([...texts].filter(([file]) => isFitted(file)));
  let { sources } = folder;
  for (;;) {
    const problems = [...sources.flatMap(fileProblems), ...acrossProblems({ ...folder, sources })];
    const faultsIn = ({ file, value }: ContentSource): Fault[] => {
      const texts = textsIn(value);
      return [
        ...problems
          .filter((problem) => problem.file === file && problem.field !== '')
          .map(({ code, field, values }) => ({
            ...{ path: readFieldPath(field), code },
            ...{ link: values['value'] ?? '', nearest: values['nearest'] ?? '' },
          })),
        ...goneAddresses.flatMap((link) =>
          texts
            .filter(({ text }) => text === link || text.includes(`](${link})`))
            .map(({ path }) => ({ path, code: 'noSuchPage', link, nearest: '' })),
        ),
      ];
    };
    const pages = pagePaths({ ...folder, sources });
    let isChanged = false;
    sources = sources.map((source) => {
      const { file, place } = source;
      const before = fitted.get(file);
      const faults = before === undefined ? [] : faultsIn(source);
      if (before === undefined || faults.length === 0) return source;
      const value = without(fieldOf(place.kind), source.value, faults, pages);
      const text = recordText(file, before, value);
      isChanged ||= text !== before;
      fitted.set(file, text);
      return sourceOf(file, text) ?? source;
    });
    if (!isChanged) return fitted;
  }
}

/** Returns a value with its faults fixed, or without the smallest parts that can be left out. */
function without(
  form: Field,
  value: unknown,
  faults: readonly Fault[],
  pages: ReadonlySet<string>,
) {
  const field: Field = { ...form, required: true };
  let whole: Maybe = jsonOf(value);
  const removed: string[] = [];
  // From the end, so that the indexes of the remaining items stay valid.
  for (const { path, code, link, nearest } of faults.toSorted(byPlaceReversed)) {
    const at = removable(field, whole, path);
    const key = JSON.stringify(at).slice(0, -1);
    if (removed.some((one) => JSON.stringify(path).startsWith(one))) continue;
    const text = valueAt(whole, path);
    const list = link.replace(/\d{4}\/.*/, '');
    const isMoved = list !== link && !isYearNamed(whole, path, link);
    const to = [nearest, list].find((one) => isMoved && one.startsWith(list) && pages.has(one));
    const outer = path.slice(0, -1);
    // Without a `way.yaml`, the section shows its steps as a section of `kind: steps`.
    if (code === 'noWay')
      whole = setAt(field, whole, outer, { ...(valueAt(whole, outer) as object), kind: 'steps' });
    else if (typeof text === 'string' && text.includes(']('))
      whole = setAt(field, whole, path, fixLink(text, link, to));
    else if (to !== undefined) whole = setAt(field, whole, path, to);
    else {
      whole = removeAt(field, whole, at);
      removed.push(key);
    }
  }
  return whole ?? null;
}

const byPlaceReversed = ({ path }: Fault, { path: other }: Fault) => {
  const at = path.findIndex((step, index) => step !== other[index]);
  const [one = -1, two = -1] = [path[at], other[at]];
  return typeof one === 'number' && typeof two === 'number' ? two - one : 0;
};

/** Returns the longest beginning of a path that is an item of a list or an optional field. */
function removable(field: Field, value: Maybe, path: FieldPath): FieldPath {
  let [inner, best]: [Field | undefined, FieldPath] = [field, []];
  for (const [index, step] of path.entries()) {
    const here = path.slice(0, index + 1);
    const outer: Field | undefined = inner;
    if (outer === undefined) break;
    inner =
      outer.type === 'list'
        ? outer.item
        : fieldsOf(outer, valueAt(value, path.slice(0, index)))[step];
    if (typeof step === 'number' || inner?.required === false) best = here;
  }
  return best;
}

/** Removes an item or a field; a list that becomes empty goes too, if it is optional. */
function removeAt(field: Field, value: Maybe, path: FieldPath): Maybe {
  const [list, last] = [path.slice(0, -1), path.at(-1)];
  if (typeof last !== 'number') return setAt(field, value, path, undefined);
  return setAt(field, value, list, itemsOf(valueAt(value, list)).toSpliced(last, 1));
}

const yearOf = (link: string) => /\/(\d{4})\//.exec(link)?.[1] ?? '-';

/** Whether the words around a link name its year, so that another year would be wrong. */
const isYearNamed = (value: Maybe, path: FieldPath, link: string) =>
  JSON.stringify(valueAt(value, [...path.slice(0, -1), 'label']) ?? '').includes(yearOf(link));

/**
 * Replaces the target of a link in a text; without a new target, leaves only the words of the link.
 */
const fixLink = (text: string, link: string, to: string | undefined) =>
  text.replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (whole, words: string, address: string) => {
    if (address !== link) return String(whole);
    return to === undefined || words.includes(yearOf(link)) ? words : `[${words}](${to})`;
  });
