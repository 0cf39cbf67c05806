import { standAnchor } from '../../../plan/model/planAnchors';
import { rowAnchor } from './PocketContents';
import { drawnAnchor } from './PocketPlan';
import type { PocketFacts } from './facts';

type Exhibitor = PocketFacts['stands']['rows'][number]['stands'][number];

/** The exhibitors by row and stand. */
export function PocketStands({ facts }: { facts: PocketFacts }) {
  return facts.stands.rows.map(({ id, name, stands }) => {
    const list = (
      <ul role="list" className="stands">
        {stands.map((exhibitor) => (
          <Stand key={exhibitor.stand} exhibitor={exhibitor} facts={facts} />
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

function Stand({ exhibitor, facts }: { exhibitor: Exhibitor; facts: PocketFacts }) {
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
