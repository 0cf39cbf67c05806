import { searchKey } from '../../lists/model/exhibitorSearch';

/** What the search over the whole site knows, in the order in which equal groups stand. */
export const searchKinds = [
  'exhibitors',
  'artists',
  'works',
  'sessions',
  'speakers',
  'places',
  'pages',
  'questions',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found. */
export type SearchEntry = {
  readonly kind: SearchKind;
  readonly name: string;
  /** Its path on this site, in no language, with a query or a hash where it has one. */
  readonly path: string;
  /** The second line; may be empty. */
  readonly note: string;
  /** Words by which it is found besides those of name and note. */
  readonly words: string;
  /** The address of a small picture; empty if there is none. */
  readonly picture: string;
};

/** What is gathered of a thing, before it is packed into the file. */
export type Gathered = {
  name: string;
  path: string;
  note: string;
  /** Whose it is, by name: the exhibitor of a work. */
  of?: string | undefined;
  /** Its year, if that is not the one which the site shows. */
  year?: number | undefined;
  /** The names of an exhibitor or artist in both languages, which find their works, too. */
  names?: readonly string[] | undefined;
  /** All other texts that find it, in both languages. */
  texts: readonly string[];
  picture?: string | undefined;
};

/**
 * Name, rest of the path, note, words and picture; what is empty at the end is left out. A comma
 * ends those words that are names.
 */
type Row = readonly string[];

/**
 * /search/<language>.json, the data of the search page (decision 040). It is small by three rules:
 * what paths begin with stands once, a work tells its exhibitor by its path, and words that name,
 * note or path tell already are left out.
 */
export type SearchFile = readonly {
  readonly kind: SearchKind;
  readonly base: string;
  readonly year?: number;
  readonly rows: readonly Row[];
}[];

/** The address of the data of a language. */
export const searchFilePath = (language: string): string => `/search/${language}.json`;

/** The second line in full. */
export const fullNote = ({ note, of, year }: Pick<Gathered, 'note' | 'of' | 'year'>): string =>
  [note, of, year].filter(Boolean).join(' · ');

/** Packs what is gathered of a kind, in its order. */
export function packEntries(kind: SearchKind, entries: readonly Gathered[]): SearchFile {
  const packed: { kind: SearchKind; base: string; year?: number; rows: Row[] }[] = [];
  for (const { name, path, note, of = '', year, names = [], texts, picture = '' } of entries) {
    const [base = ''] = /^\/[^/]+\/\d{4}\/(#artist-)?/.exec(path) ?? [];
    let part = packed.at(-1);
    if (part?.base !== base || part.year !== year) {
      part = { kind, base, ...(year !== undefined && { year }), rows: [] };
      packed.push(part);
    }
    const rest = path.slice(base.length).replace(/\/$/, '');
    const known = new Set(searchKey([name, note, of, rest]).split(' '));
    const [named, other] = [names, texts].map((text) => {
      const words = searchKey(text)
        .split(' ')
        .filter((word) => !known.has(word));
      for (const word of words) known.add(word);
      return words.join(' ');
    });
    const row = [name, rest, note, named ? `${named},${other}` : (other ?? ''), picture];
    while (row.at(-1) === '') row.pop();
    part.rows.push(row);
  }
  return packed;
}

/** Reads the file: the shown year's entries of a kind stand before those of others. */
export function* readEntries(file: SearchFile): Generator<SearchEntry> {
  const exhibitors = new Map<string, string>();
  /** What else finds an exhibitor or artist of a name: it finds what they show, too. */
  const spellings = new Map<string, string>();
  const faces = picturesOfExhibitors(file);
  for (const { kind, base, year, rows } of file) {
    for (const [name = '', rest = '', note = '', words = '', picture = ''] of rows) {
      const start = base + rest;
      const [names = '', other] = words.split(',');
      if (kind === 'exhibitors') exhibitors.set(start, name);
      if (kind === 'exhibitors' || kind === 'artists')
        spellings.set(name, other === undefined ? rest : `${rest} ${names}`);
      const of = kind === 'works' ? exhibitors.get(start.replace(/\/[^/]*$/, '')) : undefined;
      yield {
        kind,
        name,
        path: /[#?]|\/$/.test(start) ? start : `${start}/`,
        note: fullNote({ note, year, ...(of !== undefined && { of }) }),
        words: [rest, words, ...namedIn(kind, note, of).map((one) => spellings.get(one) ?? '')]
          .filter((part) => part !== '')
          .join(' '),
        picture: picture || (faces.get(start) ?? ''),
      };
    }
  }
}

/** The exhibitors in the second line of an artist; the artists and the exhibitor of a work. */
function namedIn(kind: SearchKind, note: string, of = ''): readonly string[] {
  if (kind === 'artists') return note.split(' · ').map((part) => part.replace(/, [^,]*$/, ''));
  return kind === 'works' ? [...note.split(', '), of] : [];
}

/** The picture of a work for each exhibitor who has one, by the exhibitor's path. */
function picturesOfExhibitors(file: SearchFile): Map<string, string> {
  const faces = new Map<string, string>();
  for (const { kind, base, rows } of file) {
    if (kind !== 'works') continue;
    for (const [, rest = '', , , picture] of rows) {
      const exhibitor = base + rest.replace(/\/[^/]*$/, '');
      if (picture && !faces.has(exhibitor)) faces.set(exhibitor, picture);
    }
  }
  return faces;
}
