import { inParts, type DoorLine, type DoorSheet } from '../model/doors';
import type { Words } from '../model/words';
import { QrCode } from './QrCode';

type Props = { sheet: DoorSheet; fair: string; domain: string; words: Words; parts: number };

/** A door's sheet: one A4 page, or `parts` pages if its sessions need more. */
export function DoorPages({ sheet, fair, domain, words, parts }: Props) {
  const { key, day, month, weekday, hall, lines, address, mapAddress } = sheet;
  const pages = inParts(lines, parts);
  return pages.map((own, index) => (
    <section key={`${key} ${index}`} className="page door">
      <header className="door-head">
        <div className="door-name">
          <p className="fair">{fair}</p>
          <h1 className="fit" data-fit="1 0.3" data-sheet={key}>
            {hall}
          </h1>
        </div>
        <p className="arch">
          <span className="arch-day">{day}</span>
          <span>{month}</span>
          <span>{weekday}</span>
        </p>
      </header>
      <ol className="fit lines" data-fit="1.6 0.62" data-sheet={key}>
        {own.map((line) => (
          <Line key={`${line.start} ${line.title}`} line={line} />
        ))}
      </ol>
      <footer className="door-foot">
        <QrCode address={address} side={30} />
        <p>
          <strong>{words.sheets('dayLead')}</strong>
          <br />
          {domain}
        </p>
        {mapAddress !== undefined && (
          <>
            <QrCode address={mapAddress} side={30} />
            <p>
              <strong>{words.sheets('mapLead')}</strong>
            </p>
          </>
        )}
        {pages.length > 1 && (
          <p className="count">{words.sheets('page', { page: index + 1, pages: pages.length })}</p>
        )}
      </footer>
    </section>
  ));
}

function Line({ line }: { line: DoorLine }) {
  const { start, end, title, speakers, facts, status, news, note, full } = line;
  return (
    <li className="line" data-status={status}>
      <p className="times">
        <span className="start">{start}</span>
        <span className="end">–{end}</span>
      </p>
      <div>
        <h2>{title}</h2>
        {news !== '' && (
          <p className="news">
            <strong>{news}</strong> {note}
          </p>
        )}
        {speakers !== '' && <p>{speakers}</p>}
        <p className="facts">
          {facts}
          {full !== '' && <strong className="full">{full}</strong>}
        </p>
      </div>
    </li>
  );
}
