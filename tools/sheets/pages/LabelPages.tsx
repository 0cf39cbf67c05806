import type { WallLabel } from '../model/labels';
import type { Words } from '../model/words';
import { CutMarks, inPages } from './CutMarks';
import { QrCode } from './QrCode';

type Props = { labels: readonly WallLabel[]; words: Words };

/** As in sheets.css: ten labels of 90 × 55 mm, starting at 15 and 11 mm. */
const across = [15, 105, 195];
const down = [11, 66, 121, 176, 231, 286];

/** Labels of works, 90 × 55 mm, ten to an A4 page. */
export function LabelPages({ labels, words }: Props) {
  return inPages(labels, 10).map((own) => (
    <section key={own[0]?.key} className="page labels">
      {own.map((label) => (
        <Label key={label.key} label={label} words={words} />
      ))}
      <CutMarks across={across} down={down} />
    </section>
  ));
}

function Label({ label, words }: { label: WallLabel; words: Words }) {
  const { key, artists, title, years, facts, price, state, mark, exhibitor, stand } = label;
  return (
    <article className="label">
      <div className="fit label-words" data-fit="1 0.55" data-sheet={key}>
        {artists !== '' && <h1>{artists}</h1>}
        <h2>
          {title}, <span className="years">{years}</span>
        </h2>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {(price !== '' || state !== '') && (
          <p className="sale">
            {price !== '' && <strong>{price}</strong>}
            {state !== '' && (
              <span className="state" data-mark={mark}>
                {state}
              </span>
            )}
          </p>
        )}
      </div>
      <p className="hung">
        {exhibitor !== '' && `${exhibitor} · `}
        {words.exhibitors('standCode', { code: stand })}
      </p>
      <QrCode address={label.address} side={21} />
    </article>
  );
}
