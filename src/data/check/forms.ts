import type { Problem } from '../../content-model/problem';
import { choiceTypes } from '../../domain/forms/definition';
import { nearestWord } from '../../lib/nearest';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import { fieldOf, itemsOf, problemAt, textOf, type FieldPath } from './values';

/** Names the payload has for itself (spec §3): a field of the same name would be lost. */
const takenNames = new Set([
  'version', 'form', 'enkod_send_template_id', 'groups_enkod', 'redirectUrl', 'newTab', 'personalDataAgree', 'mergelead', 'url_location', 'entry_point', 'analytics_id', 'leave_empty',
]);

type PlacedField = { source: ContentSource; path: FieldPath; value: unknown; name: string };

/** Forms that pages name and nobody has written; inside forms: names, choices, and what fields say of each other. */
export function formProblems(folder: ContentFolder): Problem[] {
  return [...missingForms(folder), ...sourcesOf(folder, 'form').flatMap(problemsInside)];
}

function missingForms(folder: ContentFolder): Problem[] {
  const known = sourcesOf(folder, 'form').map(({ place }) => place.slug ?? '');
  return sourcesOf(folder, 'page').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'sections')).flatMap(([index, section]) => {
      const kind = textOf(section, 'kind');
      if (kind === 'form') return missingForm(source, section, ['sections', index], known);
      if (kind !== 'dialog') return [];
      return itemsOf(fieldOf(section, 'forms')).flatMap(([place, form]) => missingForm(source, form, ['sections', index, 'forms', place], known));
    }),
  );
}

function missingForm(source: ContentSource, section: unknown, path: FieldPath, known: readonly string[]): Problem[] {
  const form = textOf(section, 'form');
  if (form === undefined || known.includes(form)) return [];
  return [problemAt(source, [...path, 'form'], 'noSuchForm', { value: form, nearest: nearestWord(form, known) ?? '' })];
}

function problemsInside(source: ContentSource): Problem[] {
  const fields = fieldsIn(source);
  const names = fields.map(({ name }) => name);
  const first = itemsOf(fieldOf(source.value, 'consents'))[0];
  const consentName = textOf(first?.[1], 'name');
  const consent = consentName === undefined || consentName === 'personalDataAgree' ? [] : [problemAt(source, ['consents', 0, 'name'], 'firstConsent', { value: consentName })];
  return [
    ...fields.flatMap((field, index) => [...nameProblems(field, names.indexOf(field.name) < index), ...choiceProblems(field), ...otherFieldProblems(field, names)]),
    ...consent,
  ];
}

function fieldsIn(source: ContentSource): PlacedField[] {
  return itemsOf(fieldOf(source.value, 'steps')).flatMap(([step, value]) =>
    itemsOf(fieldOf(value, 'fields')).map(([index, field]) => ({
      source,
      path: ['steps', step, 'fields', index],
      value: field,
      name: textOf(field, 'name') ?? '',
    })),
  );
}

function nameProblems({ source, path, name }: PlacedField, isSecond: boolean): Problem[] {
  if (name === '' || (!isSecond && !takenNames.has(name))) return [];
  return [problemAt(source, [...path, 'name'], 'fieldNameTaken', { value: name })];
}

function choiceProblems({ source, path, value }: PlacedField): Problem[] {
  const type = textOf(value, 'type') ?? '';
  if (choiceTypes.includes(type) && fieldOf(value, 'options') === undefined) return [problemAt(source, [...path, 'options'], 'required')];
  if (type === 'total' && fieldOf(value, 'total') === undefined) return [problemAt(source, [...path, 'total'], 'required')];
  return [];
}

function otherFieldProblems({ source, path, value }: PlacedField, names: readonly string[]): Problem[] {
  const places: FieldPath[] = [['showWhen', 'field'], ['total', 'times'], ['total', 'discountField']];
  return places.flatMap((place): Problem[] => {
    const named = place.reduce<unknown>((inner, key) => fieldOf(inner, key), value);
    if (typeof named !== 'string' || names.includes(named)) return [];
    return [problemAt(source, [...path, ...place], 'noSuchField', { value: named, nearest: nearestWord(named, names) ?? '' })];
  });
}
