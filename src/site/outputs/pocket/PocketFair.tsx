import { isoOf } from '../../../i18n/locales';
import { fill, type PocketFacts } from './facts';
import { AtSite, Part } from './Part';
import { PocketContents } from './PocketContents';
import { PocketHours } from './PocketHours';
import { PocketPlan } from './PocketPlan';
import { PocketProgramme } from './PocketProgramme';
import { PocketStands } from './PocketStands';

/** Nothing but what stands in the file itself: it can ask for nothing, wherever it is opened. */
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
