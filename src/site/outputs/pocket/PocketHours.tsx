import { withNoBreakSpaces } from '../../../lib/text';
import type { PocketFacts } from './facts';
import { AtSite, Part } from './Part';

/** When the fair is open, where it is, and where the site tells of tickets. */
export function PocketHours({ facts }: { facts: PocketFacts }) {
  const { openingHours: hours, venue, links, words } = facts;
  const { pocket, pages } = words;
  const hasLastEntry = hours.some(({ lastEntry }) => lastEntry !== null);
  return (
    <Part id="hours" title={pocket.hours} words={words}>
      {hours.length === 0 ? (
        <p>{pages.hoursSoon}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{pages.hoursDay}</th>
              <th scope="col">{pages.hoursOpen}</th>
              {hasLastEntry && <th scope="col">{pages.hoursLastEntry}</th>}
              <th scope="col">{pages.hoursWho}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ days, weekdays, opens, closes, lastEntry, who, isClosed, reason }) => (
              <tr key={days}>
                <th scope="row">
                  {withNoBreakSpaces(days)} <span>{weekdays}</span>
                </th>
                <td>
                  <strong>{isClosed ? pages.hoursClosed : `${opens}–${closes}`}</strong>
                  {reason !== null && <span> {withNoBreakSpaces(reason)}</span>}
                </td>
                {hasLastEntry && (
                  <td data-label={pages.hoursLastEntry}>{isClosed ? null : lastEntry}</td>
                )}
                <td>{isClosed ? null : withNoBreakSpaces(who ?? pages.hoursEverybody)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl>
        <dt>{pocket.address}</dt>
        <dd>
          {venue.name}, {venue.address}
        </dd>
      </dl>
      {links.tickets !== undefined && (
        <p>
          <AtSite words={pocket.tickets} href={links.tickets} />
        </p>
      )}
    </Part>
  );
}
