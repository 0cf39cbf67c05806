import type { ReactNode } from 'react';
import type { PocketFacts } from './facts';

type Props = {
  id: string;
  title: string;
  /** Sentences to read first. */
  notes?: readonly string[];
  /** The page of the site that has the same, as it is now. */
  href?: string | undefined;
  words: PocketFacts['words'];
  children: ReactNode;
};

/** A part of the file: on screens a row of the arcade, on paper a sheet of its own. */
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

/** Words, and the address of a page of the site, written out so that paper has it too. */
export function AtSite({ words, href }: { words: string; href: string }) {
  return (
    <>
      {words} <a href={href}>{href.replace('https://', '')}</a>
    </>
  );
}
