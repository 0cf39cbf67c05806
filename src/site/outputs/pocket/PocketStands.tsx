import { standAnchor } from '../../../plan/model/planAnchors';
import { rowAnchor } from './PocketContents';
import { drawnAnchor } from './PocketPlan';
import type { RowFacts, StandFacts } from './facts';

/** The exhibitors, row by row, by stand. `label` stands before an exhibitor's artists. */
export function PocketStands({ rows, label }: { rows: readonly RowFacts[]; label: string }) {
  return rows.map(({ id, name, stands }) => {
    const list = (
      <ul role="list" className="stands">
        {stands.map((stand) => (
          <Stand key={stand.code} stand={stand} label={label} />
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

function Stand({ stand, label }: { stand: StandFacts; label: string }) {
  const { code, isDrawn, name, url, about, artists } = stand;
  return (
    <li id={standAnchor(code)}>
      <p className="code">{isDrawn ? <a href={`#${drawnAnchor(code)}`}>{code}</a> : code}</p>
      <div>
        <h4>
          <a href={url}>{name}</a>
        </h4>
        <p className="about">{about}</p>
        {artists !== '' && (
          <p>
            <span className="about">{label}:</span> {artists}
          </p>
        )}
      </div>
    </li>
  );
}
