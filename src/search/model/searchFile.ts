import { searchKey } from '../../lists/model/listSearch';

/** Kinds of entries; groups with equally good results are in this order. */
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

/** An entry of the search. */
export type SearchEntry = {
  readonly kind: SearchKind;
  readonly name: string;
  /** The entry's path on this site without a locale's prefix; can have a query or a hash. */
  readonly path: string;
  /** The second line of a result; can be empty. */
  readonly note: string;
  /** Words by which the entry is found, in addition to the words of name and note. */
  readonly words: string;
  /** The address of a small picture; empty if there is none. */
  readonly picture: string;
};

/** An entry before it is packed into the file. */
export type Gathered = {
  name: string;
  path: string;
  note: string;
  /** The name of the exhibitor of a work. */
  of?: string | undefined;
  /** The year of the entry, if the site shows another year. */
  year?: number | undefined;
  /** Both names of an exhibitor or artist; these names also find their works. */
  names?: readonly string[] | undefined;
  /** All other texts by which the entry is found, in both languages. */
  texts: readonly string[];
  picture?: string | undefined;
};

/**
 * Name, rest of the path, note, words and picture; empty strings at the end are left out. In the
 * words, a comma separates the words of `names` from the others.
 */
type Row = readonly string[];

/**
 * /search/<language>.json, the data of the search page (decision 040). Three rules keep it small:
 * the common beginning of paths is stored once, the exhibitor of a work follows from its path, and
 * words that are also in name, note or path are left out.
 */
export type SearchFile = readonly {
  readonly kind: SearchKind;
  readonly base: string;
  readonly year?: number;
  readonly rows: readonly Row[];
}[];

/** Returns the address of the search file of a language. */
export const searchFilePath = (language: string): string => `/search/${language}.json`;

/** Returns the second line with exhibitor and year. */
export const fullNote = ({ note, of, year }: Pick<Gathered, 'note' | 'of' | 'year'>): string =>
  [note, of, year].filter(Boolean).join(' · ');

/** Packs the entries of a kind, in their order. */
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

/**
 * Unpacks the entries of a file, in its order. In each kind, the entries of the shown year come
 * first; exhibitors and artists come before the works that refer to them.
 */
export function* readEntries(file: SearchFile): Generator<SearchEntry> {
  const exhibitors = new Map<string, string>();
  /** Other spellings of exhibitors and artists, by name. These spellings also find their works. */
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
        words: [rest, words, ...namedIn(kind, note, of).map((named) => spellings.get(named) ?? '')]
          .filter((part) => part !== '')
          .join(' '),
        picture: picture || (faces.get(start) ?? ''),
      };
    }
  }
}

/** Returns the exhibitors named in an artist's note, or the artists and the exhibitor of a work. */
function namedIn(kind: SearchKind, note: string, of = ''): readonly string[] {
  if (kind === 'artists') return note.split(' · ').map((part) => part.replace(/, [^,]*$/, ''));
  return kind === 'works' ? [...note.split(', '), of] : [];
}

/** Returns a picture of a work for each exhibitor that has one, by the exhibitor's path. */
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
