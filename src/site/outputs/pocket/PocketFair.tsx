import { isoOf, type Locale } from '../../../i18n/locales';
import {
  fill,
  type PocketFacts,
  type PocketSession,
  pocketFacts,
  pocketQuery,
} from './pocketFacts';
import { AtSite, Part, PocketContents, dayAnchor } from './PocketContents';
import { PocketPlan, PocketStands } from './PocketPlan';
import { withNoBreakSpaces } from '../../../lib/text';
import { Fragment, createElement } from 'react';
import { hallAnchor, standAnchor } from '../../../plan/model/planAnchors';
import { endMoment } from '../../../programme/model/sessionEnd';
import { renderToStaticMarkup } from 'react-dom/server';
import { pocketPath } from '../../../venue/pocket/model/pocketFile';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The fair as one file that opens without a network and can be forwarded: programme, stands, plan
 * and hours, with the moment of their last change (decision 044). That moment is not the build's,
 * so equal content gives equal files.
 */
export const pocketFair = {
  query: pocketQuery,
  files: (answer: Queries.PocketFairQuery, locale: Locale) => [
    [pocketPath(locale), drawPocketFair(answer, locale)] as const,
  ],
};

/** Renders the file's HTML. */
export function drawPocketFair(answer: Queries.PocketFairQuery, locale: Locale): string {
  const facts = pocketFacts(answer, locale);
  const style = pocketStyle(facts.colour);
  return `<!DOCTYPE html>${renderToStaticMarkup(createElement(PocketFair, { facts, style }))}`;
}

const folder = 'src/site/outputs/pocket/styles';

/**
 * Returns the style sheet of the pocket fair: the site's tokens in the edition's colour, and rules
 * for this file. It uses the reader's typefaces: the site's would take up a third of the file.
 */
function pocketStyle({ light, dark }: PocketFacts['colour']): string {
  const own = ['base', 'parts', 'plan', 'widths', 'print'];
  const sheets = ['src/styles/tokens.css', ...own.map((name) => `${folder}/${name}.css`)];
  const rules = sheets.map((file) => readFileSync(path.resolve(file), 'utf8')).join('');
  return `:root{--signal-light:${light};--signal-dark:${dark}}${withoutBlanks(rules)}`;
}

function withoutBlanks(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');
}

/**
 * Allows only the inline style and embedded pictures, so that the file requests nothing, wherever
 * it is opened.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The whole fair as one document (decision 044); `style` is its style sheet. */
function PocketFair({ facts, style }: { facts: PocketFacts; style: string }) {
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

/** The programme by day and time. */
function PocketProgramme({ facts }: { facts: PocketFacts }) {
  return facts.programme.days.map(({ date, name, sessions }) => (
    <section key={date} aria-labelledby={dayAnchor(date)} className="row">
      <h3 id={dayAnchor(date)}>{name}</h3>
      <ol role="list">
        {sessions.map((session) => (
          <Session key={session.slug} session={session} facts={facts} />
        ))}
      </ol>
    </section>
  ));
}

/** A name; with `anchor`, a link to that `id` in the pocket fair's HTML file. */
type Named = { name: string; anchor?: string | false };

function Session({ session, facts }: { session: PocketSession; facts: PocketFacts }) {
  const { words, link, stands } = facts;
  const { year, slug, date, start, end, hall, ages, registration, status } = session;
  const notes = [
    ages !== null && fill(words.programme.agesFromTo, ages),
    session.spokenLanguages.join(' ').toUpperCase(),
    registration === 'full' && words.sessions.full,
    registration === 'required' && words.pocket.booked,
  ].filter((note) => note !== false);
  const about: Named[] = [
    { name: session.kindName },
    { name: hall.name, anchor: hall.isOnMap && hallAnchor(hall.id) },
    ...notes.map((name) => ({ name })),
  ];
  const people: Named[] = [
    ...session.speakers.map(({ name }) => ({ name })),
    ...session.exhibitors.map(({ name, stand, year: shown }) => ({
      name,
      anchor: shown === stands.year && standAnchor(stand),
    })),
  ];
  return (
    <li data-cancelled={status === 'scheduled' ? undefined : status === 'cancelled'}>
      <p className="time">
        <time dateTime={`${date}T${start}+03:00`}>{start}</time>–
        <time dateTime={`${endMoment({ date, start, end })}+03:00`}>{end}</time>
      </p>
      <div>
        <h4>
          <a href={link(`/program/${year}/${slug}/`)}>{session.title}</a>
        </h4>
        <p className="about">
          <Names names={about} between=" · " />
        </p>
        {people.length > 0 && (
          <p>
            <Names names={people} between=", " />
          </p>
        )}
        {status !== 'scheduled' && (
          <p className="status">
            <strong>{words.sessions.statuses[status]}</strong>{' '}
            {withNoBreakSpaces(session.note ?? '')}
          </p>
        )}
      </div>
    </li>
  );
}

function Names({ names, between }: { names: readonly Named[]; between: string }) {
  return names.map(({ name, anchor }, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      {anchor ? <a href={`#${anchor}`}>{name}</a> : name}
    </Fragment>
  ));
}
