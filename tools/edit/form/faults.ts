import {
  type ContentFolder,
  type ContentSource,
  sessionsOf,
} from '../../../src/site/check/files/contentFolder';
import { readFieldPath, type FieldPath } from '../../../src/site/check/files/schemaProblems';
import { inOrder } from '../../../src/site/check';
import {
  markedSentences,
  type Problem,
  explainProblem,
} from '../../../src/site/check/problems/problem';
import { planFor } from '../../new/freePlaces';
import type { EditorLanguage, Fault, Field, Value } from '../protocol';
import { fieldsOf, itemsOf, valueAt, type Maybe } from '../ui/model/values';
import { fieldOf } from './fieldOf';
import { nameOf, wordsAt } from './nameOf';

/**
 * Returns problems in the words of the form: labels instead of paths, titles instead of addresses,
 * and no words about the file's text. `drafts` are unsaved versions of files in the folder.
 */
export function describeFaults(
  problems: readonly Problem[],
  language: EditorLanguage,
  folder: ContentFolder,
  drafts: readonly ContentSource[] = [],
): Fault[] {
  const sources = [...drafts, ...folder.sources];
  return inOrder(problems).map((problem) => {
    const { code, field, file, line } = problem;
    const source = sources.find((one) => one.file === file);
    const at = readFieldPath(field);
    const form = source && fieldOf(source.place.kind);
    const words = (marked: string) => formWords(marked, form, source?.value as Maybe, at, language);
    const marked = markedSentences[language][code];
    const sentence = { problem: words(marked.problem), remedy: words(marked.remedy) };
    const values = { ...problem.values, ...titlesFor(problem, source, folder, language) };
    const isHalf = code === 'missingEnglish' || code === 'missingRussian';
    const path = at.slice(0, isHalf ? -1 : undefined);
    return {
      field,
      file,
      line,
      where: form === undefined ? [] : labelsOf(form, source?.value as Maybe, path, language),
      name: source === undefined ? file : nameOf(source)[language],
      ...explainProblem({ ...problem, values }, language, sentence),
    };
  });
}

/** Leaves out the words about the file's text, and calls fields and choices by their labels. */
function formWords(
  marked: string,
  form: Field | undefined,
  value: Maybe,
  path: FieldPath,
  language: EditorLanguage,
): string {
  const quoted = (label: string) => (language === 'ru' ? `«${label}»` : `“${label}”`);
  return marked
    .replace(/\[\[.*?\]\]/g, '')
    .replace(/`(\w+)(?:: ([\w-]+))?`/g, (_, key: string, choice = '') => {
      const field = form && nearestField(form, value, path, key);
      const choices = field?.type === 'choice' ? field.choices : [];
      const chosen = choices.find((one) => `${one.value}` === choice)?.label[language] ?? choice;
      const isShown = chosen !== '' && field?.type !== 'flag';
      return quoted(field?.label[language] ?? key) + (isShown ? `: ${quoted(chosen)}` : '');
    });
}

/**
 * Returns the field with this name that is nearest to a path: among its neighbours, further out, or
 * below.
 */
function nearestField(form: Field, value: Maybe, path: FieldPath, key: string): Field | undefined {
  const fieldsIn = (field: Field, inside?: Maybe) =>
    fieldsOf(field.type === 'list' ? field.item : field, inside);
  const outwards = (field: Field, inside: Maybe, [step, ...rest]: FieldPath): Field | undefined => {
    const fields = fieldsIn(field, inside);
    if (step === undefined) return fields[key];
    const inner = field.type === 'list' ? field.item : fields[step];
    return (inner && outwards(inner, valueAt(inside, [step]), rest)) ?? fields[key];
  };
  const below = Object.values(fieldsIn(form)).map((field) => fieldsIn(field)[key]);
  return outwards(form, value, path) ?? below.find((field) => field !== undefined);
}

/** Returns the labels of the fields on a path; an item of a list is `Work 1`. */
export function labelsOf(
  field: Field,
  value: Maybe,
  path: FieldPath,
  language: EditorLanguage,
): string[] {
  const [step, ...rest] = path;
  if (typeof step === 'number') {
    if (field.type !== 'list') return [];
    const { item, label } = field;
    const name = `${item.label[language] || label[language]} ${step + 1}`;
    return [name, ...labelsOf(item, itemsOf(value)[step], rest, language)];
  }
  const inner = step === undefined ? undefined : fieldsOf(field, value)[step];
  if (step === undefined || inner === undefined) return [];
  // The list already names its items, so the label of the item is left out.
  const own = typeof rest[0] === 'number' && inner.type === 'list' ? [] : [inner.label[language]];
  return [...own, ...labelsOf(inner, valueAt(value, [step]), rest, language)];
}

/** Returns names for addresses in a sentence: of a hall, of another session, of another record. */
function titlesFor(
  { code, values: { value = '', other = '', file: place = '' } }: Problem,
  source: ContentSource | undefined,
  folder: ContentFolder,
  language: EditorLanguage,
): Record<string, string> {
  const name = (file: string) => {
    const record = folder.sources.find((one) => one.file === file);
    return record && nameOf(record)[language];
  };
  // The check names a session by its address and line.
  const [, slug = '', file] = /^(\S*) \((.+):\d+\)$/.exec(other) ?? [];
  const session = sessionsOf(folder).find((one) => one.file === file && one.value?.slug === slug);
  const title = session && `«${wordsAt(session.value, ['title'], slug)[language]}»`;
  const halls = planFor(folder, source?.place.year ?? NaN)?.halls ?? [];
  const hall = code === 'hallBusy' ? halls.find((one) => one?.id === value) : undefined;
  const named = title ?? name(other);
  const speaker = code === 'speakerBusy' && name(value.replace('/', '/speakers/') + '/index.yaml');
  return {
    ...(named !== undefined && { other: named }),
    ...(place !== '' && { file: name(place) ?? place }),
    ...(hall && { value: `«${wordsAt(hall, ['name'], value)[language]}»` }),
    ...(speaker && { value: speaker }),
  };
}

/** A value of a file as JSON, as the page gets it. */
export const jsonOf = (value: unknown) =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as Value);
