import { choiceTypes } from '../../../forms/model/definition';
import { confirmedField } from '../../../forms/model/rules';
import { readRule } from '../../../forms/model/ruleText';
import { readAddress } from '../../../lib/address';
import { nearestWord } from '../../../lib/nearest';
import { sourcesOf, type ContentFolder, type ContentSource } from '../contentFolder';
import type { Problem } from '../problems/problem';
import { sessionsOf } from '../records';
import { fieldOf, itemsOf, problemAt, textOf, type FieldPath } from '../values';
import { asksForWork, givenIn, workFieldProblems } from './workFields';

/**
 * Names the payload uses itself (spec §3): a form field with one of them would be lost. And those
 * that every object has: an answer would be found there before any is given.
 */
const takenNames = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'version',
  'form',
  'enkod_send_template_id',
  'groups_enkod',
  'redirectUrl',
  'newTab',
  'personalDataAgree',
  'mergelead',
  'url_location',
  'entry_point',
  'analytics_id',
  'leave_empty',
]);

type PlacedField = { source: ContentSource; path: FieldPath; value: unknown; name: string };

/**
 * Forms that pages name but nobody has written, or that can't stand there. Inside forms: names,
 * choices, days, targets, and what fields say about each other.
 */
export function formProblems(folder: ContentFolder): Problem[] {
  const hosts = itemsOf(
    fieldOf(fieldOf(sourcesOf(folder, 'site')[0]?.value, 'lead'), 'redirectHosts'),
  ).map(([, host]) => String(host));
  return [
    ...missingForms(folder),
    ...sourcesOf(folder, 'form').flatMap((source) => [
      ...problemsInside(source),
      ...targetProblems(source, hosts),
      ...dayProblems(source),
      ...workFieldProblems(source),
    ]),
  ];
}

function missingForms(folder: ContentFolder): Problem[] {
  const known = new Map(
    sourcesOf(folder, 'form').map((source) => [source.place.slug ?? '', source]),
  );
  const ofSessions = sessionsOf(folder).flatMap(({ source, value, path }) =>
    missingForm(source, value, path, known),
  );
  const ofPages = sourcesOf(folder, 'page').flatMap((source) =>
    itemsOf(fieldOf(source.value, 'sections')).flatMap(([index, section]) => {
      const kind = textOf(section, 'kind');
      if (kind === 'form') return missingForm(source, section, ['sections', index], known);
      if (kind !== 'dialog') return [];
      return itemsOf(fieldOf(section, 'forms')).flatMap(([place, form]) =>
        missingForm(source, form, ['sections', index, 'forms', place], known),
      );
    }),
  );
  return [...ofPages, ...ofSessions];
}

function missingForm(
  source: ContentSource,
  section: unknown,
  path: FieldPath,
  known: ReadonlyMap<string, ContentSource>,
): Problem[] {
  const form = textOf(section, 'form');
  if (form === undefined) return [];
  const written = known.get(form);
  if (written !== undefined) {
    return asksForWork(written)
      ? [problemAt(source, [...path, 'form'], 'workFormOnPage', { value: form })]
      : [];
  }
  return [
    problemAt(source, [...path, 'form'], 'noSuchForm', {
      value: form,
      nearest: nearestWord(form, [...known.keys()]),
    }),
  ];
}

function problemsInside(source: ContentSource): Problem[] {
  const fields = fieldsIn(source);
  const names = fields.map(({ name }) => name);
  const taken = new Set([...takenNames, ...givenIn(source)]);
  return [
    ...fields.flatMap((field, index) => [
      ...nameProblems(field, taken, names.indexOf(field.name) < index),
      ...choiceProblems(field),
      ...otherFieldProblems(field, names),
      ...ruleProblems(field, names),
      ...showWhenProblems(field, fields),
    ]),
    ...consentProblems(source, taken, names),
  ];
}

function consentProblems(
  source: ContentSource,
  taken: ReadonlySet<string>,
  fieldNames: readonly string[],
): Problem[] {
  const consents = itemsOf(fieldOf(source.value, 'consents')).map(([, consent]) =>
    textOf(consent, 'name'),
  );
  return consents.flatMap((name, index): Problem[] => {
    if (name === undefined || (index === 0 && name === 'personalDataAgree')) return [];
    if (index === 0)
      return [problemAt(source, ['consents', 0, 'name'], 'firstConsent', { value: name })];
    const isFree =
      !taken.has(name) && !fieldNames.includes(name) && consents.indexOf(name) === index;
    return isFree
      ? []
      : [problemAt(source, ['consents', index, 'name'], 'fieldNameTaken', { value: name })];
  });
}

/** A target that is not allowed would silently lead visitors to the thank-you page instead. */
function targetProblems(source: ContentSource, hosts: readonly string[]): Problem[] {
  const value = textOf(source.value, 'redirectUrl');
  if (value === undefined) return [];
  const { kind } = readAddress(value, hosts);
  if (kind === 'page' || (kind === 'own' && /^https:/i.test(value))) return [];
  return [problemAt(source, ['redirectUrl'], 'redirectHost', { value, list: hosts.join(', ') })];
}

/**
 * A form that follows the edition must not have its own last day: pages would show the edition's
 * day, and the form would close on the other.
 */
function dayProblems(source: ContentSource): Problem[] {
  const [opens, closes] = [textOf(source.value, 'opens'), textOf(source.value, 'closes')];
  if (textOf(source.value, 'follows') !== undefined) {
    const named = opens !== undefined ? 'opens' : closes !== undefined ? 'closes' : undefined;
    return named === undefined ? [] : [problemAt(source, [named], 'daysOfItsOwn')];
  }
  return opens !== undefined && closes !== undefined && opens > closes
    ? [problemAt(source, ['closes'], 'daysOutOfOrder', { value: closes, other: opens })]
    : [];
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

function nameProblems(
  { source, path, name }: PlacedField,
  taken: ReadonlySet<string>,
  isSecond: boolean,
): Problem[] {
  if (name === '' || (!isSecond && !taken.has(name))) return [];
  return [problemAt(source, [...path, 'name'], 'fieldNameTaken', { value: name })];
}

function choiceProblems({ source, path, value }: PlacedField): Problem[] {
  const type = textOf(value, 'type') ?? '';
  if (choiceTypes.includes(type) && fieldOf(value, 'options') === undefined)
    return [problemAt(source, [...path, 'options'], 'required')];
  if (type === 'session' && fieldOf(value, 'options') !== undefined)
    return [problemAt(source, [...path, 'options'], 'sessionsAreGiven')];
  if (type === 'total' && fieldOf(value, 'total') === undefined)
    return [problemAt(source, [...path, 'total'], 'required')];
  return [];
}

function otherFieldProblems(
  { source, path, value }: PlacedField,
  names: readonly string[],
): Problem[] {
  const places: FieldPath[] = [
    ['showWhen', 'field'],
    ...itemsOf(fieldOf(value, 'options')).map(([index]): FieldPath => [
      'options',
      index,
      'showWhen',
      'field',
    ]),
    ['total', 'times'],
    ['total', 'discountField'],
  ];
  return places.flatMap((place): Problem[] => {
    const named = place.reduce<unknown>((inner, key) => fieldOf(inner, key), value);
    if (typeof named !== 'string' || names.includes(named)) return [];
    return [
      problemAt(source, [...path, ...place], 'noSuchField', {
        value: named,
        nearest: nearestWord(named, names),
      }),
    ];
  });
}

/** Rules that refer to fields which do not exist could never be kept, or never be broken. */
function ruleProblems(
  { source, path, value, name }: PlacedField,
  names: readonly string[],
): Problem[] {
  return itemsOf(fieldOf(value, 'rules')).flatMap(([index, written]) => {
    const rule = typeof written === 'string' ? readRule(written) : undefined;
    const others =
      rule?.name === 'confirm'
        ? [confirmedField(name, rule.args[0])]
        : rule?.name === 'require_one'
          ? rule.args
          : [];
    return others
      .filter((other) => !names.includes(other))
      .map((other) =>
        problemAt(source, [...path, 'rules', index], 'noSuchField', {
          value: other,
          nearest: nearestWord(other, names),
        }),
      );
  });
}

/** A field or a choice whose condition no choice can fulfil would never be shown. */
function showWhenProblems(
  { source, path, value }: PlacedField,
  fields: readonly PlacedField[],
): Problem[] {
  const ofOptions = itemsOf(fieldOf(value, 'options')).flatMap(([index, option]) =>
    conditionProblems(source, [...path, 'options', index], option, fields),
  );
  return [...conditionProblems(source, path, value, fields), ...ofOptions];
}

function conditionProblems(
  source: ContentSource,
  path: FieldPath,
  value: unknown,
  fields: readonly PlacedField[],
): Problem[] {
  const showWhen = fieldOf(value, 'showWhen');
  const asked = fields.find(({ name }) => name === textOf(showWhen, 'field'));
  const options = itemsOf(fieldOf(asked?.value, 'options')).map(
    ([, option]) => textOf(option, 'value') ?? '',
  );
  if (options.length === 0) return [];
  return itemsOf(fieldOf(showWhen, 'is')).flatMap(([index, is]) =>
    typeof is !== 'string' || options.includes(is)
      ? []
      : [
          problemAt(source, [...path, 'showWhen', 'is', index], 'noSuchOption', {
            value: is,
            nearest: nearestWord(is, options),
          }),
        ],
  );
}
