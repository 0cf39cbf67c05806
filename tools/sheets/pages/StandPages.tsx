import type { StandCard } from '../model/stands';
import type { Words } from '../model/words';
import { CutMarks, inPages } from './CutMarks';
import { QrCode } from './QrCode';

type Props = { cards: readonly StandCard[]; fair: string; domain: string; words: Words };

/** Cards of stands, A5, two to an A4 page. */
export function StandPages({ cards, fair, domain, words }: Props) {
  return inPages(cards, 2).map((own) => (
    <section key={own[0]?.key} className="page cards">
      {own.map((card) => (
        <Card key={card.key} card={card} fair={fair} domain={domain} words={words} />
      ))}
      <CutMarks across={[]} down={[148.5]} />
    </section>
  ));
}

function Card({ card, fair, domain, words }: Omit<Props, 'cards'> & { card: StandCard }) {
  const { key, stand, exhibitor, about, artists, address, mapAddress } = card;
  return (
    <article className="card">
      <p className="fair">{fair}</p>
      <p className="stand">
        <span className="label-of">{words.sheets('stand')}</span>
        <span className="stand-code">{stand}</span>
      </p>
      <h1 className="fit" data-fit="1 0.4" data-sheet={key}>
        {exhibitor}
      </h1>
      <div className="fit card-words" data-fit="1 0.5" data-sheet={key}>
        <p className="about">{about}</p>
        {artists.length > 0 && (
          <p className="artists">
            <span className="label-of">{words.sheets('artists')}</span>
            {artists.map((artist, index) => (
              <span key={artist} className="artist">
                {artist}
                {index < artists.length - 1 && ','}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="card-code">
        <QrCode address={address} side={30} />
        <p>
          <strong>{words.sheets('standLead')}</strong>
          <br />
          {domain}
        </p>
      </div>
      {mapAddress !== undefined && (
        <div className="card-code card-map">
          <QrCode address={mapAddress} side={30} />
          <p>
            <strong>{words.sheets('mapLead')}</strong>
          </p>
        </div>
      )}
    </article>
  );
}
