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
