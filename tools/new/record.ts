import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressName } from '../../src/content/localized';
import { editionSchema } from '../../src/edition/schema';
import { latinName } from '../../src/lib/latin';
import { isCalendarDay, shiftDay } from '../../src/lib/time/clock';
import { tryFiles } from '../../src/site/check';
import { sourcesOf, type ContentFolder } from '../../src/site/check/files/contentFolder';
import { type Problem, explainProblem } from '../../src/site/check/problems/problem';
import { promptMark } from '../../src/site/check/prompts';
import { readContentPath, type ContentKind } from '../../src/site/content/contentFiles';
import { fieldOf } from '../edit/form/fieldOf';
import { recordText } from '../edit/form/recordText';
import { jsonOf } from '../edit/form/faults';
import type { Field, Value } from '../edit/protocol';
import { Refusal, refusal, sentence } from '../sentences';
import { setAt, type Maybe, fieldsOf, isFields, valueAt } from '../edit/ui/model/values';
import { freeSlot, freeStand } from './freePlaces';
import { recordKinds, type RecordKind, type Request } from './kinds';
import prompts from '../../src/site/check/prompts.json';

/** A whole file to write, by its path inside the content folder. */
export type Draft = { file: string; text: string };
type Fields = { [key: string]: Value };

/** Returns a request for a kind of record; refuses a wrong day, year or address. */
export function requestFor(
  kind: RecordKind,
  when: string,
  slug: string,
  options: Request['options'],
): Request {
  const isDay = recordKinds[kind] === 'day';
  if (isDay && !isCalendarDay(when)) throw refusal('badDay', { value: when });
  if (!isDay && !/^2[01]\d\d$/.test(when)) throw refusal('badYear', { value: when });
  if (kind !== 'edition' && !addressName().required().isValidSync(slug))
    throw refusal('badSlug', { value: slug, example: latinName(slug) || 'green-wood' });
  return { kind, year: Number(when.slice(0, 4)), day: isDay ? when : '', slug, options };
}

/**
 * Returns the files of a new record, with prompts for the texts that an editor must write. Throws a
 * refusal with the check's messages if the check finds a problem. If the record joins an existing
 * file, the text of the file's other records does not change.
 */
export function newRecord(request: Request, folder: ContentFolder, contentRoot: string): Draft[] {
  const { kind, year } = request;
  const needsEdition = !['edition', 'notice', 'release'].includes(kind);
  if (needsEdition && !folder.files.includes(`${year}/edition.yaml`))
    throw refusal('noEdition', { value: year });
  const drafts = draft(request, folder, contentRoot);
  const { own, added } = tryFiles(folder, drafts);
  const problems = [...own, ...added];
  if (problems.length === 0) return drafts;
  const lines = (language: 'ru' | 'en') => {
    const line = (problem: Problem) => {
      const { problem: what, remedy } = explainProblem(problem, language);
      const place = problem.field.replace(/^\[\d+\]\.?/, '') || problem.file;
      return [place, what, remedy].filter(Boolean).join('  ');
    };
    return [...problems.map(line), sentence('refusedNew')[language]].join('\n');
  };
  throw new Refusal({ ru: lines('ru'), en: lines('en') });
}

/** The fields that a new record has besides its prompts. */
export const defaults: Partial<Record<RecordKind, Fields>> = {
  exhibitor: { participantType: 'gallery' },
  partner: { logo: 'logo.svg' },
  session: { kind: 'talk', audience: 'everyone', spokenLanguages: ['ru'], registration: 'none' },
  notice: { level: 'info' },
};

function draft(request: Request, folder: ContentFolder, contentRoot: string): Draft[] {
  const { kind, year, day, slug } = request;
  const whole = (ofFile: ContentKind, file: string, more: Fields = {}): Draft[] => {
    if (folder.files.includes(file)) throw refusal('exists', { file });
    const record = recordFor(request, ofFile, fieldOf(ofFile), more);
    return [{ file, text: recordText(file, '', record) }];
  };
  const append = (file: string, more: Fields): Draft[] => {
    const place = readContentPath(file);
    const field = place && fieldOf(place.kind);
    if (place === undefined || field?.type !== 'list') throw refusal('brokenFile', { file });
    const item = recordFor(request, place.kind, field.item, more, '[]');
    return [changedList(folder, contentRoot, file, (items) => [...items, item])];
  };
  const inFolder = `${year}/${kind}s/${slug}/`;
  switch (kind) {
    case 'exhibitor':
      return whole(kind, `${inFolder}index.yaml`, {
        stand: request.options['stand'] ?? freeStand(folder, year),
      });
    case 'speaker':
      return whole(kind, `${inFolder}index.yaml`);
    case 'partner': {
      const logo = `${inFolder}logo.svg`;
      const frame = folder.files.includes(logo) ? [] : [{ file: logo, text: promptMark }];
      return [...whole(kind, `${inFolder}index.yaml`), ...frame];
    }
    case 'session': {
      const slot = freeSlot(folder, day, request.options);
      return append(`${year}/programme/${day}.yaml`, { slug, ...slot });
    }
    case 'notice': {
      const at = (option: string, usual: string) => `${day}T${request.options[option] ?? usual}`;
      return append('notices.yaml', {
        slug,
        from: at('from', '10:00'),
        until: at('until', '20:00'),
      });
    }
    case 'release':
      return whole(kind, `releases/${day}-${slug}.yaml`);
    case 'edition':
      return whole(kind, `${year}/edition.yaml`, editionFields(folder, year));
  }
}

/** Options whose names differ from those of their fields. */
const fieldNames: Partial<Record<RecordKind, Record<string, string>>> = {
  exhibitor: { type: 'participantType' },
  session: { name: 'title' },
  release: { name: 'title' },
};

/** Returns a record of defaults, given values and prompts; `more` wins over what is given. */
function recordFor(
  { kind, options }: Request,
  ofFile: ContentKind,
  field: Field,
  more: Fields = {},
  name = '',
): Value {
  const whole: Field = { ...field, required: true };
  let record: Maybe = { ...defaults[kind] };
  for (const [option, value] of Object.entries(options)) {
    const [first = '', ...half] = option.split('-');
    const step = fieldNames[kind]?.[first] ?? first;
    record = setAt(whole, record, [step, ...half], value);
  }
  record = withPrompts(ofFile, whole, { ...(record as Fields), ...more }, true, name);
  return record ?? {};
}

/** Changes the list in a file, which need not exist yet. */
function changedList(
  folder: ContentFolder,
  contentRoot: string,
  file: string,
  change: (items: Value[]) => Value[],
): Draft {
  const source = folder.sources.find((one) => one.file === file);
  const items = source === undefined ? [] : (jsonOf(source.value) ?? []);
  const isSound = source === undefined || source.reading.problems.length === 0;
  if (!Array.isArray(items) || !isSound) throw refusal('brokenFile', { file });
  const before = source === undefined ? '' : readFileSync(path.join(contentRoot, file), 'utf8');
  return { file, text: recordText(file, before, change(items)) };
}

/**
 * Returns an edition with the venue, colours and hours of the previous one, on the same weekdays.
 * Exceptions to the hours are not repeated.
 */
function editionFields(folder: ContentFolder, year: number): Fields {
  const editions = sourcesOf(folder, 'edition')
    .flatMap(({ place, value }) =>
      editionSchema.isValidSync(value) ? [{ year: place.year ?? 0, value }] : [],
    )
    .sort((a, b) => a.year - b.year);
  const earlier = editions.findLast((edition) => edition.year < year) ?? editions[0];
  if (earlier === undefined) throw refusal('noEarlierEdition');
  const { firstDay, lastDay, venue, colour, applicationsClose, hours } = earlier.value;
  // Whole weeks: 2–5 April 2026, Thursday to Sunday, become 1–4 April 2027.
  const shift = Math.round(((year - earlier.year) * 365.25) / 7) * 7;
  const moved = (day: string) => shiftDay(day, shift);
  return jsonOf({
    ...{ firstDay: moved(firstDay), lastDay: moved(lastDay), venue, colour },
    applicationsClose: applicationsClose && moved(applicationsClose),
    hours: hours?.map(({ day, ...rest }) => ({ day: moved(day), ...rest })),
  }) as Fields;
}

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
