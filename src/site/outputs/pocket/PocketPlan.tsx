import { hallAnchor, standAnchor } from '../../../plan/model/planAnchors';
import { labelOfHall, placeOfCode, sign, signOutlines } from '../../../plan/model/planDrawing';
import type { ServiceKind } from '../../../plan/schema';
import { fill, type PocketFacts } from './pocketFacts';
import { rowAnchor } from './PocketContents';

type Plan = NonNullable<PocketFacts['plan']>;
type Props = { plan: Plan; words: PocketFacts['words']['map'] };

/** The plan as a drawing, with stands linked to the list below, and a legend of its signs. */
export function PocketPlan({ plan, words }: Props) {
  const { year, size, halls, stands, holders } = plan;
  const routes = plan.stepFreeRoutes ?? [];
  // GraphQL has these kinds as strings, because its enums allow no hyphens. The content check
  // allows only known kinds.
  const services = plan.services.map((service) => ({
    ...service,
    kind: service.kind as ServiceKind,
  }));
  const kinds = [...new Set(services.map(({ kind }) => kind))];
  return (
    <>
      <div className="stage">
        <svg
          viewBox={`-1 -1 ${size.width + 2} ${size.height + 2}`}
          role="group"
          aria-label={fill(words.plan, { year })}
        >
          <rect width={size.width} height={size.height} className="walls" />
          {halls.map((hall) => {
            const { x, isAtStart, lines } = labelOfHall(hall, stands);
            return (
              <g key={hall.id} id={hallAnchor(hall.id)} className="hall">
                <rect x={hall.x} y={hall.y} width={hall.width} height={hall.height} />
                <text className={isAtStart ? undefined : 'middle'}>
                  {lines.map((line) => (
                    <tspan key={line.words} x={x} y={line.y} dy=".36em">
                      {line.words}
                    </tspan>
                  ))}
                </text>
              </g>
            );
          })}
          {routes.map(({ name, points }) => (
            <polyline key={name} points={points.map(({ x, y }) => `${x},${y}`).join(' ')}>
              <title>{fill(words.routeNamed, { name })}</title>
            </polyline>
          ))}
          {stands.map((stand) => (
            <Stand key={stand.code} {...{ stand, words }} holder={holders.get(stand.code)} />
          ))}
          {services.map(({ kind, name, x, y }) => (
            <g
              key={`${kind} ${x} ${y}`}
              role="img"
              aria-label={name ?? words.services[kind]}
              className="sign"
            >
              <use
                href={`#sign-${kind}`}
                x={x - sign / 2}
                y={y - sign / 2}
                width={sign}
                height={sign}
              />
            </g>
          ))}
          <defs>
            {kinds.map((kind) => (
              <symbol key={kind} id={`sign-${kind}`} viewBox="0 0 24 24">
                <rect x=".5" y=".5" width="23" height="23" strokeWidth="1" />
                <path d={signOutlines[kind]} fill="none" />
              </symbol>
            ))}
          </defs>
        </svg>
      </div>
      <ul role="list" aria-label={words.legend} className="legend">
        {kinds.map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="sign">
              <use href={`#sign-${kind}`} />
            </svg>
            {words.services[kind]}
          </li>
        ))}
        {routes.length > 0 && (
          <li>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <polyline points="2,12 22,12" />
            </svg>
            {words.routes}
          </li>
        )}
      </ul>
    </>
  );
}

type StandProps = {
  stand: Plan['stands'][number];
  holder: string | undefined;
  words: Props['words'];
};

/**
 * A stand: a link to its exhibitor, or a shape titled as free if the file lists no exhibitor there.
 */
function Stand({ stand, holder, words }: StandProps) {
  const { code, x, y, width, height } = stand;
  const shape = { x, y, width, height };
  const drawing = (
    <>
      <title>{holder === undefined ? fill(words.freeStand, { code }) : `${code}, ${holder}`}</title>
      <rect {...shape} />
      <text {...placeOfCode(shape)} dy=".36em">
        {code}
      </text>
    </>
  );
  return holder === undefined ? (
    <g className="stand">{drawing}</g>
  ) : (
    <a id={drawnAnchor(code)} href={`#${standAnchor(code)}`} className="stand">
      {drawing}
    </a>
  );
}

/**
 * Returns the `id` of a stand on the plan; `standAnchor` gives the `id` of its entry in the list.
 */
export const drawnAnchor = (code: string): string => `plan-${code}`;

type Exhibitor = PocketFacts['stands']['rows'][number]['stands'][number];

/** The exhibitors by row and stand. */
export function PocketStands({ facts }: { facts: PocketFacts }) {
  return facts.stands.rows.map(({ id, name, stands }) => {
    const list = (
      <ul role="list" className="stands">
        {stands.map((exhibitor) => (
          <Entry key={exhibitor.stand} exhibitor={exhibitor} facts={facts} />
        ))}
      </ul>
    );
    return name === '' ? (
      <div key={id}>{list}</div>
    ) : (
      <section key={id} aria-labelledby={rowAnchor(id)} className="row">
        <h3 id={rowAnchor(id)}>{name}</h3>
        {list}
      </section>
    );
  });
}

function Entry({ exhibitor, facts }: { exhibitor: Exhibitor; facts: PocketFacts }) {
  const { stand, name, year, slug, participantType, city } = exhibitor;
  const artists = exhibitor.artists ?? [];
  const { exhibitors: words } = facts.words;
  return (
    <li id={standAnchor(stand)}>
      <p className="code">
        {facts.stands.areDrawn ? <a href={`#${drawnAnchor(stand)}`}>{stand}</a> : stand}
      </p>
      <div>
        <h4>
          <a href={facts.link(`/exhibitors/${year}/${slug}/`)}>{name}</a>
        </h4>
        <p className="about">{`${words.participantTypes[participantType]}, ${city}`}</p>
        {artists.length > 0 && (
          <p>
            <span className="about">{words.artists}:</span> {artists.join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}
