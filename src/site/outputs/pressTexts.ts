import { localizedPath } from '../../i18n/paths';
import { localize, type Locale, type Localized } from '../../i18n/locales';
import { formatDay } from '../../lib/time/days';
import { readAddress } from '../../lib/address';
import { readParagraphs } from '../../lib/text';

/**
 * The part of a section that a press kit uses; each kind of section has only some of these fields.
 */
type PressSection = {
  kind: string;
  anchor: string;
  title: Localized;
  facts?: readonly { label: Localized; value: Localized }[];
  /** Of the section of releases: whom to write to about one that names nobody. */
  contact?: PressContact | undefined;
};

/** A photograph of the kit: its file name there, caption and credit. */
export type PressPhoto = {
  file: string;
  caption?: Localized | undefined;
  alt?: Localized | undefined;
  credit?: Localized | undefined;
};

/** A release, newest first, with its ISO day. */
type PressRelease = {
  date: string;
  title: Localized;
  text: Localized;
  contact?: PressContact | undefined;
};
type PressContact = { name: Localized; email: string; phone?: string | undefined };

type Fair = { name: Localized; domain: string; contacts: { email: string } };

/**
 * The texts of a press kit in one language, by file name: releases, the page's facts, one file for
 * each section, and captions with credits (spec §2, press). Links are written out in full, for
 * paper and mail.
 */
export function pressTexts(
  fair: Fair,
  sections: readonly PressSection[],
  releases: readonly PressRelease[],
  photos: readonly PressPhoto[],
  locale: Locale,
): Map<string, string> {
  const say = (text: Localized) => plain(localize(text, locale), fair.domain, locale);
  const head = (title: Localized) =>
    `${say(title)}\n${say(fair.name)}, https://${fair.domain}${localizedPath('/', locale)}, ${fair.contacts.email}`;
  const texts = new Map<string, string>();
  for (const { kind, anchor, title, facts, contact: office } of sections) {
    const parts =
      kind === 'releases'
        ? releases.map(({ date, title: headline, text, contact = office }) =>
            [`${formatDay(date, locale)}. ${say(headline)}`, say(text)]
              .concat(contact === undefined ? [] : contactOf(contact, locale))
              .join('\n\n'),
          )
        : (facts ?? []).map(({ label, value }) => `${say(label)}: ${say(value)}`);
    if (parts.length > 0)
      texts.set(
        `${locale}/${anchor}.txt`,
        written([head(title), ...parts], kind === 'releases' ? '\n\n\n' : '\n\n'),
      );
  }
  if (photos.length > 0) texts.set(`${locale}/captions.txt`, captionsText(fair, photos, locale));
  return texts;
}

/** Photographs by file name, each with caption, credit and what is seen, in one language. */
export function captionsText(
  fair: Pick<Fair, 'domain'>,
  photos: readonly PressPhoto[],
  locale: Locale,
): string {
  const say = (text: Localized) => plain(localize(text, locale), fair.domain, locale);
  const captions = photos.map(({ file, caption, credit, alt }) =>
    [file, ...[caption, credit, alt].flatMap((text) => (text ? [say(text)] : []))].join('\n'),
  );
  return written(captions, '\n\n');
}

const contactOf = ({ name, email, phone }: PressContact, locale: Locale): string =>
  [localize(name, locale), email, phone].filter(Boolean).join(', ');

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
