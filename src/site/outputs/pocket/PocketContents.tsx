import { withNoBreakSpaces } from '../../../lib/text';
import type { PocketFacts } from './facts';

/** The contents: an arch for each part, and under it its days or rows. */
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

/** The `id` of a day of the programme. */
export const dayAnchor = (date: string): string => `day-${date}`;

/** The `id` of a row of stands. */
export const rowAnchor = (id: string): string => `stands-${id}`;
