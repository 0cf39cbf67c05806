import { Fragment } from 'react';
import { withNoBreakSpaces } from '../../../lib/text';
import { hallAnchor, standAnchor } from '../../../plan/model/planAnchors';
import { endMoment } from '../../../programme/model/sessionEnd';
import { dayAnchor } from './PocketContents';
import { fill, type PocketFacts, type PocketSession } from './facts';

/** The programme by day and time. */
export function PocketProgramme({ facts }: { facts: PocketFacts }) {
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
