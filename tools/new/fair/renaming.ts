import { parseDocument, visit } from 'yaml';
import type { Site } from '../../../src/content/site';
import type { Facts } from './facts';
import { asEditorsWrite } from './fitTexts';

/** Old words with their replacements, longest first. */
export type Renaming = readonly (readonly [string, string])[];

/** Pairs the sample's name, addresses, telephone and hashtags with those of the new fair. */
export function renamingFor(old: Site, facts: Facts): Renaming {
  const tag = (name: string, year: number) => `#${name.replace(/[^\p{L}\p{N}]/gu, '')}${year}`;
  const called = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
  const pairs: [string, string][] = [
    [old.contacts.phone, facts.phone],
    [called(old.contacts.phone), called(facts.phone)],
    [old.contacts.email, facts.email],
    ...old.ownDomains.map((domain): [string, string] => [
      domain,
      domain.startsWith('www.') ? `www.${facts.domain}` : facts.domain,
    ]),
    [old.domain, facts.domain],
    ...(['ru', 'en'] as const).flatMap((language): [string, string][] => [
      [tag(old.name[language], old.currentEdition), tag(facts.name[language], facts.year)],
      [old.name[language], facts.name[language]],
    ]),
  ];
  return pairs.sort(([one], [other]) => other.length - one.length);
}

/** Renames all values of a YAML text; keys and comments are unchanged. */
export function rename(text: string, renaming: Renaming): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string') scalar.value = renamed(scalar.value, renaming);
    },
  });
  return document.toString(asEditorsWrite);
}

/** Renames a value in one pass, so that no replacement is replaced again. */
export function renamed(text: string, renaming: Renaming): string {
  const words = renaming.map(([from]) => from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const to = new Map(renaming);
  return text.replace(new RegExp(words.join('|'), 'g'), (word) => to.get(word) ?? word);
}
