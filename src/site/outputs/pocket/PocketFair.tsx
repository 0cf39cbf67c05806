import { isoOf } from '../../../i18n/locales';
import { fill, type PocketFacts } from './facts';
import { AtSite, Part, PocketContents } from './PocketContents';
import { PocketPlan, PocketStands } from './PocketPlan';
import { PocketProgramme } from './PocketProgramme';
import { withNoBreakSpaces } from '../../../lib/text';

/**
 * Allows only the inline style and embedded pictures, so that the file requests nothing, wherever
 * it is opened.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The whole fair as one document (decision 044); `style` is its style sheet. */
export function PocketFair({ facts, style }: { facts: PocketFacts; style: string }) {
  const { locale, words, name, year, days, venue, asOf, links, programme, stands, plan } = facts;
  const { pocket } = words;
  return (
    <html lang={isoOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{fill(pocket.title, { fair: name, year })}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <h1>
            {name} {year}
          </h1>
          <p className="lead">
            {days}
            <br />
            {venue.name}
          </p>
          <div className="moment">
            <p>
              <strong>{fill(asOf.time ? pocket.asOf : pocket.asOfDay, asOf)}</strong>{' '}
              <AtSite words={pocket.changes} href={links.changes} />
            </p>
            <p>{pocket.network}</p>
          </div>
        </header>
        <PocketContents facts={facts} />
        <main>
          <PocketHours facts={facts} />
          <Part
            id="programme"
            title={pocket.programme}
            notes={[
              ...(programme.otherYear
                ? [fill(words.programme.ofYear, { year: programme.otherYear })]
                : []),
              `${words.programme.moscowTime}.`,
            ]}
            href={links.program}
            words={words}
          >
            {programme.days.length === 0 && <p>{words.sessions.toCome}</p>}
            <PocketProgramme facts={facts} />
          </Part>
          <Part
            id="stands"
            title={pocket.stands}
            notes={stands.otherYear ? [fill(pocket.standsOfYear, { year: stands.otherYear })] : []}
            words={words}
          >
            {stands.rows.length === 0 && <p>{words.exhibitors.toCome}</p>}
            <PocketStands facts={facts} />
          </Part>
          {plan && (
            <Part
              id="plan"
              title={pocket.plan}
              notes={plan.otherYear ? [fill(pocket.planOfYear, { year: plan.otherYear })] : []}
              href={links.map}
              words={words}
            >
              <PocketPlan plan={plan} words={words.map} />
            </Part>
          )}
        </main>
      </body>
    </html>
  );
}

/** The opening hours, the venue, and a link to the tickets page. */
function PocketHours({ facts }: { facts: PocketFacts }) {
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
