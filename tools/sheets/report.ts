import type { ReportLanguage } from '../../src/site/check/problems/problem';
import type { PrintedFile } from './printSheets';
import type { SheetKind } from './request';

/** Words with a number, in their plural forms. */
type Counted = Partial<Record<Intl.LDMLPluralRule, string>>;

const counted: Record<ReportLanguage, Record<SheetKind | 'pages', Counted>> = {
  ru: {
    doors: { one: 'дверь', few: 'двери', many: 'дверей' },
    stands: { one: 'карточка', few: 'карточки', many: 'карточек' },
    labels: { one: 'этикетка', few: 'этикетки', many: 'этикеток' },
    pages: { one: 'лист A4', few: 'листа A4', many: 'листов A4' },
  },
  en: {
    doors: { one: 'door', other: 'doors' },
    stands: { one: 'card', other: 'cards' },
    labels: { one: 'label', other: 'labels' },
    pages: { one: 'page of A4', other: 'pages of A4' },
  },
};

/** Formats a line about a file: `sheets/ru/labels.pdf  76 этикеток, 8 листов A4, 412 кБ`. */
export function describeFile(
  { file, document, pages, bytes }: PrintedFile,
  language: ReportLanguage,
): string {
  const words = counted[language];
  const count = (number: number, of: Counted) => {
    const rule = new Intl.PluralRules(language).select(number);
    return `${number} ${of[rule] ?? of.other ?? ''}`;
  };
  const size = `${Math.ceil(bytes / 1000)} ${language === 'ru' ? 'кБ' : 'kB'}`;
  const parts = [
    count(document.sheets.length, words[document.kind]),
    count(pages, words.pages),
    size,
  ];
  return `${file}  ${parts.join(', ')}`;
}

export const sentences = {
  badContent: {
    ru: 'Ошибок в содержании: {count}. С ними не печатаем; подробно: npm run check.',
    en: 'Problems in the content: {count}. Nothing is printed with them; in full: npm run check.',
  },
  prompts: {
    ru: 'Заготовок в содержании: {count}. Проверьте, нет ли их на листах: npm run check.',
    en: 'Prompts left in the content: {count}. See that none is on a sheet: npm run check.',
  },
  noEdition: {
    ru: 'Выпуска {year} в содержании нет.',
    en: 'There is no edition {year} in the content.',
  },
  nothing: {
    ru: 'Печатать нечего: у выпуска {year} этого ещё нет.',
    en: 'There is nothing to print: the edition {year} has none of this yet.',
  },
  sinceCommit: {
    ru: 'Только то, что напечаталось бы иначе, чем {since} (коммит {commit}).',
    en: 'Only what would be printed otherwise than on {since} (commit {commit}).',
  },
  sinceNothing: {
    ru: 'До {since} содержания в git не было: печатаем всё.',
    en: 'Before {since} git had no content: everything is printed.',
  },
  unchanged: {
    ru: 'С тех пор на листах ничего не изменилось. Ничего не напечатано.',
    en: 'Nothing on the sheets has changed since. Nothing was printed.',
  },
  gone: { ru: 'Больше не нужно, снимите: {name}.', en: 'No longer needed, take it down: {name}.' },
} satisfies Record<string, Record<ReportLanguage, string>>;

/** Returns a sentence of the report with its values filled in. */
export function sentence(
  code: keyof typeof sentences,
  language: ReportLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  return sentences[code][language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
