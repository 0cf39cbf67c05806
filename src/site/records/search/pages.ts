import type { Nodes } from '../../content/nodes';
import type { Page } from '../../content/page';
import type { Section } from '../../content/sections';
import { clauseAnchor } from '../../../sections/model/clauseAnchor';
import { localize, wordsInAll, type Locale, type Localized } from '../../../i18n/locales';
import { withYear } from '../../../lib/fillYear';
import { formatDay } from '../../../lib/time/days';
import { releasePath } from '../../../press/model/releases';
import { isKeyed } from '../../../lib/isKeyed';
import { plainText } from '../../../lib/text';
import type { Node } from 'gatsby';
import type { Gathered } from '../../../search/model/searchFile';

/** Maximum length of a label or a small heading of a section, letters. */
const maxLabelLength = 40;

/** A page of content at one of its paths; with `year` if the path is the list of a year. */
export type FoundPage = { page: Page; path: string; year?: number };

/** Entries for pages, with their sections and clauses, and for questions with their answers. */
type PageEntries = { pages: Found[]; questions: Found[] };

/**
 * Returns entries for pages and their sections, in the given order. A section's entry is found by
 * its labels, an entry of a clause or question by its whole text. Whole texts of other sections
 * would enlarge the file more than they help (decision 040).
 */
export function pageEntries(found: readonly FoundPage[], language: Locale): PageEntries {
  const pages: Found[] = [];
  const questions: Found[] = [];
  for (const { page, path, year } of found) {
    const { title, titleBlock, breadcrumb, description } = page;
    const plain = breadcrumb ?? titleBlock.titleH1;
    const name =
      year === undefined ? localize(plain, language) : withYear(localize(plain, language), year);
    const words = [titleBlock.titleH1, title, description];
    pages.push({
      name,
      path,
      note: year === undefined && titleBlock.titleH2 ? localize(titleBlock.titleH2, language) : '',
      texts: [...wordsInAll(plain), ...words.map((text) => longWords(localize(text, language)))],
    });
    for (const section of path === '/' ? [] : (page.sections ?? [])) {
      const { anchor, title: heading } = section;
      const parts = partsOf(section);
      const labels = (parts === undefined ? textsIn(section) : [])
        .map((text) => localize(text, language))
        .filter((text) => text.length <= maxLabelLength);
      pages.push({
        name: localize(heading, language),
        path: `${path}#${anchor}`,
        note: name,
        texts: [...wordsInAll(heading), ...labels],
      });
      const list = section.kind === 'accordion' ? questions : pages;
      for (const [index, part] of (parts ?? []).entries())
        list.push({
          name: localize(part.title, language),
          path: `${path}#${clauseAnchor(anchor, index)}`,
          note: name,
          texts: [...wordsInAll(part.title), longWords(localize(part.text, language))],
        });
    }
  }
  return { pages, questions };
}

/** Returns entries for releases, found by their headlines and all of their words. */
export const releaseEntries = (releases: readonly Nodes['Release'][], language: Locale): Found[] =>
  releases.map(({ title, summary, text, fields }) => ({
    name: localize(title, language),
    path: releasePath(fields.slug),
    note: formatDay(fields.date, language),
    texts: [
      ...wordsInAll(title),
      ...[summary, text].map((words) => longWords(localize(words, language))),
    ],
  }));

/** Returns the parts of a section that have their own anchors. */
function partsOf(section: Section): readonly { title: Localized; text: Localized }[] | undefined {
  if (section.kind === 'accordion') return section.items;
  return section.kind === 'clauses' ? section.clauses : undefined;
}

/** Returns every text inside a value, in both languages. */
function textsIn(value: unknown): Localized[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isKeyed(value)) return [];
  const { ru, en } = value;
  if (typeof ru === 'string' && typeof en === 'string') return [{ ru, en }];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Returns the words of a text that have more than three letters, because `in` or `the` is in every
 * text.
 */
const longWords = (text: string) =>
  plainText(text, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .join(' ');

/**
 * An entry of the search. Its picture is given by a file name and the record in whose folder the
 * file is.
 */
export type Found = Omit<Gathered, 'picture'> & { pictured?: { record: Node; file: string } };
