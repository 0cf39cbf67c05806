import { createContext, useContext, type ElementType, type HTMLAttributes, type ReactNode } from 'react';
import { endOfShared, startOfShared } from '../lib/sharedMarkup';

/** Markup of pages rendered before, by its key; given only where HTML is made of pages (src/layouts/renderBody.tsx). */
export const MarkupCache = createContext<ReadonlyMap<string, string> | undefined>(undefined);

type Props = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as: ElementType;
  /** Names all that the markup depends on: where two are equal, so is the markup. */
  by: string;
  children: () => ReactNode;
};

/** An element whose inside many pages have in common: HTML is made of it once for all of them (docs/decisions/015). */
export function SharedMarkup({ as: Tag, by, children, ...attributes }: Props) {
  const cache = useContext(MarkupCache);
  if (cache === undefined) return <Tag {...attributes}>{children()}</Tag>;
  const known = cache.get(by);
  if (known !== undefined) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: known }} />;
  return (
    <Tag {...attributes}>
      <template id={startOfShared(by)} />
      {children()}
      <template id={endOfShared} />
    </Tag>
  );
}
