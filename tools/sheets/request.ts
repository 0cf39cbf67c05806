import { parseArgs } from 'node:util';
import { isLocale, localeCodes, type Locale } from '../../src/i18n/locales';
import { isCalendarDay, readMoment } from '../../src/lib/time/clock';
import { Refusal } from './refusal';

/** What can be printed: sheets for the doors of halls, cards of stands, labels of works. */
const sheetKinds = ['doors', 'stands', 'labels'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** The parsed command; without `year` the current edition, without `since` everything. */
export type Request = {
  kinds: readonly SheetKind[];
  languages: readonly Locale[];
  year: number | undefined;
  since: Date | undefined;
  out: string;
};

const options = ['only', 'language', 'year', 'since', 'out', 'lang'] as const;
type Option = (typeof options)[number];

/** Parses the command's arguments; throws a `Refusal` on the first invalid argument. */
export function readRequest(args: readonly string[]): Request {
  const { only, language, year, since, out = 'sheets' } = readOptions(args);
  if (only !== undefined && !isKind(only)) throw notAmong('only', only, sheetKinds);
  if (language !== undefined && !isLocale(language))
    throw notAmong('language', language, localeCodes);
  if (year !== undefined && !/^2[01]\d\d$/.test(year))
    throw new Refusal({
      ru: `Это не год: ${year}. Нужен год выпуска, например --year 2026.`,
      en: `This is no year: ${year}. Write the year of an edition, as in --year 2026.`,
    });
  return {
    kinds: only === undefined ? sheetKinds : [only],
    languages: language === undefined ? localeCodes : [language],
    year: year === undefined ? undefined : Number(year),
    since: since === undefined ? undefined : readSince(since),
    out,
  };
}

/** Returns the language of the command's messages if `--lang` names one, else undefined. */
export function requestedLanguage(args: readonly string[]): string | undefined {
  const { values } = parse(args);
  return typeof values['lang'] === 'string' ? values['lang'] : undefined;
}

function readOptions(args: readonly string[]): Partial<Record<Option, string>> {
  const { tokens } = parse(args);
  const given: Partial<Record<Option, string>> = {};
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional')
      throw new Refusal({
        ru: `Лишнее слово: ${token.value}. Параметры начинаются с двух дефисов: ${choices}.`,
        en: `One word too many: ${token.value}. Options begin with two hyphens: ${choices}.`,
      });
    const name = options.find((option) => option === token.name);
    if (name === undefined)
      throw new Refusal({
        ru: `Здесь нет параметра ${token.rawName}. Есть: ${choices}.`,
        en: `There is no option ${token.rawName} here. There are: ${choices}.`,
      });
    if (token.value === undefined || token.value.trim() === '')
      throw new Refusal({
        ru: `У параметра --${name} нет значения.`,
        en: `The option --${name} has no value.`,
      });
    given[name] = token.value;
  }
  return given;
}

const choices = options.map((option) => `--${option}`).join(', ');

/** Not in strict mode, so that unknown options are reported in the editor's language. */
function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
}

/** A day means its first minute. */
function readSince(written: string): Date {
  const moment = readMoment(isCalendarDay(written) ? `${written}T00:00` : written);
  if (moment !== undefined) return moment;
  throw new Refusal({
    ru: `Это не день и не час: ${written}. Нужно так: --since 2026-03-30 или --since 2026-04-03T12:00 (по Москве).`,
    en: `This is neither a day nor an hour: ${written}. Write --since 2026-03-30 or --since 2026-04-03T12:00 (Moscow time).`,
  });
}

const isKind = (word: string): word is SheetKind => sheetKinds.some((kind) => kind === word);

function notAmong(option: Option, value: string, known: readonly string[]): Refusal {
  return new Refusal({
    ru: `У --${option} нет значения ${value}. Есть: ${known.join(', ')}.`,
    en: `--${option} cannot be ${value}. It can be: ${known.join(', ')}.`,
  });
}
