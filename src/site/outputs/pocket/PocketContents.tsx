import { withNoBreakSpaces } from '../../../lib/text';
import type { PocketFacts } from './pocketFacts';
import type { ReactNode } from 'react';

/** The table of contents: an arch for each part, above the part's days or rows. */
export function PocketContents({ facts }: { facts: PocketFacts }) {
  const { programme, stands, plan } = facts;
  const { pocket } = facts.words;
  const parts = [
    { id: 'hours', name: pocket.hours, places: [] },
    {
      id: 'programme',
      name: pocket.programme,
      places: programme.days.map(({ date, name }) => ({ id: dayAnchor(date), name })),
    },
    {
      id: 'stands',
      name: pocket.stands,
      places: stands.rows
        .filter(({ name }) => name !== '')
        .map(({ id, name }) => ({ id: rowAnchor(id), name })),
    },
    ...(plan ? [{ id: 'plan', name: pocket.plan, places: [] }] : []),
  ];
  return (
    <nav id="contents" aria-label={pocket.contents}>
      <ul role="list">
        {parts.map(({ id, name, places }) => (
          <li key={id}>
            <a href={`#${id}`} className="arch">
              {name}
            </a>
            {places.length > 0 && (
              <ul role="list">
                {places.map((place) => (
                  <li key={place.id}>
                    <a href={`#${place.id}`}>{withNoBreakSpaces(place.name)}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the `id` of a day of the programme. */
export const dayAnchor = (date: string): string => `day-${date}`;

/** Returns the `id` of a row of stands. */
export const rowAnchor = (id: string): string => `stands-${id}`;

type Props = {
  id: string;
  title: string;
  /** Sentences below the heading. */
  notes?: readonly string[];
  /** The page of the site with the current state of this part. */
  href?: string | undefined;
  words: PocketFacts['words'];
  children: ReactNode;
};

/** A chapter of the pocket fair: a titled row on screens, its own sheets on paper. */
export function Part({ id, title, notes = [], href, words, children }: Props) {
  const { fresh, toContents } = words.pocket;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="part">
      <h2 id={`${id}-title`}>{title}</h2>
      {(notes.length > 0 || href !== undefined) && (
        <p className="notes">
          {notes.map((note) => `${note} `)}
          {href !== undefined && <AtSite words={fresh} href={href} />}
        </p>
      )}
      {children}
      <p className="back">
        <a href="#contents">{toContents}</a>
      </p>
    </section>
  );
}

/**
 * Words followed by the address of a page of the site, written out so that it can be read on paper.
 */
export function AtSite({ words, href }: { words: string; href: string }) {
  return (
    <>
      {words} <a href={href}>{href.replace('https://', '')}</a>
    </>
  );
}
