import type { ReactNode } from 'react';
import type { FairOfYear } from './fairOfYear';
import { doorSheets, type DoorSheet } from './model/doors';
import { wallLabels, type WallLabel } from './model/labels';
import { standCards, type StandCard } from './model/stands';
import type { Words } from './model/words';
import { DoorPages } from './pages/DoorPages';
import { writeDocument } from './pages/document';
import { LabelPages } from './pages/LabelPages';
import { StandPages } from './pages/StandPages';
import type { SheetKind } from './request';

/** Everything that an edition has to print, in one language. */
export type Sheets = {
  readonly doors: readonly DoorSheet[];
  readonly stands: readonly StandCard[];
  readonly labels: readonly WallLabel[];
};

export type SheetDocument = {
  readonly kind: SheetKind;
  /** The document's name without the extension: `door-2026-04-03`, `stand-cards`, `labels`. */
  readonly name: string;
  /** The document's sheets; `name` is the name in a report. */
  readonly sheets: readonly { readonly key: string; readonly name: string }[];
  /** The maximum number of pages of some sheets; all other sheets take one page. */
  readonly maxParts?: ReadonlyMap<string, number>;
  /** Returns the whole HTML, with the given number of pages for some sheets. */
  readonly write: (parts: ReadonlyMap<string, number>) => string;
};

/** Matches the names of all files that an edition can have. */
export const documentName = /^(door-\d{4}-\d{2}-\d{2}|stand-cards|labels)\.(html|pdf)$/;

/** Returns an edition's sheets of the requested kinds. */
export function sheetsOf(fair: FairOfYear, words: Words, kinds: readonly SheetKind[]): Sheets {
  return {
    doors: kinds.includes('doors') ? doorSheets(fair, words) : [],
    stands: kinds.includes('stands') ? standCards(fair, words) : [],
    labels: kinds.includes('labels') ? wallLabels(fair, words) : [],
  };
}

/** Returns the sheets as files: each day's doors in one, all cards in one, all labels in one. */
export function documentsOf(sheets: Sheets, of: FairOfYear, words: Words): SheetDocument[] {
  const { locale } = words;
  const { colour, domain } = of;
  const fair = `${words.translate(of.name)} ${of.year}`;
  const write = (title: string, pages: ReactNode) =>
    writeDocument({ title: `${fair}: ${title}`, locale, colour, pages });
  const { doors, stands, labels } = sheets;
  const days = [...new Set(doors.map(({ date }) => date))].map((date): SheetDocument => {
    const ofDay = doors.filter((door) => door.date === date);
    return {
      kind: 'doors',
      name: `door-${date}`,
      sheets: ofDay,
      maxParts: new Map(ofDay.map(({ key, lines }) => [key, lines.length])),
      write: (parts) =>
        write(
          date,
          ofDay.map((sheet) => (
            <DoorPages
              key={sheet.key}
              {...{ sheet, fair, domain, words }}
              parts={parts.get(sheet.key) ?? 1}
            />
          )),
        ),
    };
  });
  const cards: SheetDocument = {
    kind: 'stands',
    name: 'stand-cards',
    sheets: stands,
    write: () =>
      write(words.exhibitors('stand'), <StandPages cards={stands} {...{ fair, domain, words }} />),
  };
  const walls: SheetDocument = {
    kind: 'labels',
    name: 'labels',
    sheets: labels,
    write: () => write(words.exhibitors('works'), <LabelPages labels={labels} words={words} />),
  };
  return [...days, cards, walls].filter((document) => document.sheets.length > 0);
}
