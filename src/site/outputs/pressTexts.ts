import { localizedPath } from '../../i18n/paths';
import { localize, type Locale, type Localized } from '../../i18n/locales';
import { readAddress } from '../../lib/address';
import { readParagraphs } from '../../lib/text';

/**
 * The part of a section that a press kit uses; each kind of section has only some of these fields.
 */
export type PressSection = {
  anchor: string;
  title: Localized;
  items?: readonly { title: Localized; text: Localized }[];
  facts?: readonly { label: Localized; value: Localized }[];
};

/** A photograph of the kit: its file name there, caption and credit. */
export type PressPhoto = {
  file: string;
  caption?: Localized | undefined;
  alt?: Localized | undefined;
  credit?: Localized | undefined;
};

type Fair = { name: Localized; domain: string; contacts: { email: string } };

/**
 * The texts of a press kit in one language, by file name: the page's releases and facts, one file
 * for each section, and captions with credits (spec §2, press). Links are written out in full, for
 * paper and mail.
 */
export function pressTexts(
  fair: Fair,
  sections: readonly PressSection[],
  photos: readonly PressPhoto[],
  locale: Locale,
): Map<string, string> {
  const say = (text: Localized) => plain(localize(text, locale), fair.domain, locale);
  const head = (title: Localized) =>
    `${say(title)}\n${say(fair.name)}, https://${fair.domain}${localizedPath('/', locale)}, ${fair.contacts.email}`;
  const texts = new Map<string, string>();
  for (const { anchor, title, items, facts } of sections) {
    const parts = [
      ...(items ?? []).map((item) => `${say(item.title)}\n\n${say(item.text)}`),
      ...(facts ?? []).map(({ label, value }) => `${say(label)}: ${say(value)}`),
    ];
    if (parts.length > 0)
      texts.set(
        `${locale}/${anchor}.txt`,
        written([head(title), ...parts], facts === undefined ? '\n\n\n' : '\n\n'),
      );
  }
  const captions = photos.map(({ file, caption, credit, alt }) =>
    [file, ...[caption, credit, alt].flatMap((text) => (text ? [say(text)] : []))].join('\n'),
  );
  if (captions.length > 0) texts.set(`${locale}/captions.txt`, written(captions, '\n\n'));
  return texts;
}

function written(parts: readonly string[], between: string): string {
  return `${parts.join(between)}\n`;
}

function plain(text: string, domain: string, locale: Locale): string {
  const full = (address: string) => {
    const read = readAddress(address, [domain]);
    if (read.kind === 'page')
      return `https://${domain}${localizedPath(read.path, locale)}${read.suffix}`;
    return read.kind === 'file'
      ? `https://${domain}${read.href}`
      : address.replace(/^(mailto|tel):/, '');
  };
  const said = ({ words, address }: { words: string; address?: string }) => {
    if (address === undefined) return words;
    const target = full(address);
    return target === words ? words : `${words} (${target})`;
  };
  return readParagraphs(text)
    .map((runs) => runs.map(said).join(''))
    .join('\n\n');
}
