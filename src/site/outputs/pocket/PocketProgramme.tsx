import { Fragment } from 'react';
import { endMoment } from '../../../programme/model/sessionEnd';
import { dayAnchor } from './PocketContents';
import type { DayFacts, SessionFacts } from './facts';

/** The programme, a day after another, by time. */
export function PocketProgramme({ days }: { days: readonly DayFacts[] }) {
  return days.map(({ date, name, sessions }) => (
    <section key={date} aria-labelledby={dayAnchor(date)} className="row">
      <h3 id={dayAnchor(date)}>{name}</h3>
      <ol role="list">
        {sessions.map((session) => (
          <Session key={session.slug} date={date} session={session} />
        ))}
      </ol>
    </section>
  ));
}

function Session({ date, session }: { date: string; session: SessionFacts }) {
  const { start, end, title, url, kind, hall, notes, people, status } = session;
  return (
    <li data-cancelled={status?.isCancelled}>
      <p className="time">
        <time dateTime={`${date}T${start}+03:00`}>{start}</time>–
        <time dateTime={`${endMoment({ date, start, end })}+03:00`}>{end}</time>
      </p>
      <div>
        <h4>
          <a href={url}>{title}</a>
        </h4>
        <p className="about">
          {[{ name: kind }, ...(hall ? [hall] : []), ...notes.map((name) => ({ name }))].map(
            (part, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                <InFile {...part} />
              </Fragment>
            ),
          )}
        </p>
        {people.length > 0 && (
          <p>
            {people.map((one, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                <InFile {...one} />
              </Fragment>
            ))}
          </p>
        )}
        {status && (
          <p className="status">
            <strong>{status.word}</strong> {status.note}
          </p>
        )}
      </div>
    </li>
  );
}

/** A name that leads to its place in the file, if it has one there. */
function InFile({ name, anchor }: { name: string; anchor?: string }) {
  return anchor === undefined ? name : <a href={`#${anchor}`}>{name}</a>;
}
