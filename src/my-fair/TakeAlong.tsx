import { useContext, useState, useSyncExternalStore, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyLink } from '../stars/CopyLink';
import { myCalendar, myTable, sessionFacts, tableRow } from './exports';
import { encodeStars } from '../stars/model/shareLink';
import type { Star } from '../stars/model/stars';
import { Button } from '../ui/Button';
import { LinkContext } from '../ui/Link';
import { hasShareSheet, openShareSheet } from '../browser/sharing';
import { printPage, saveFile } from './browser/device';
import { sharedListAddress } from '../stars/browser/sharedList';
import { byKindAndTime, type MyRecords, type SessionRecord } from './records';
import * as styles from './TakeAlong.module.css';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { QrPicture } from '../ui/QrPicture';
import * as codeStyles from './QrCode.module.css';
import * as headStyles from './PrintedHead.module.css';

export const takeAlong = 'take-along';

type Props = {
  list: readonly Star[];
  records: MyRecords;
  fair: { name: string; domain: string };
  venue: { name: string; address: string } | undefined;
};

/** The list as link, QR code, calendar, table and print, all made in the browser. */
export function TakeAlong({ list, records, fair, venue }: Props) {
  const { t } = useTranslation('my');
  const { t: words } = useTranslation('stars');
  const { t: sessionWords } = useTranslation('sessions');
  const { locale } = useContext(LinkContext);
  const [saved, setSaved] = useState('');
  const canShare = useSyncExternalStore(never, hasShareSheet, no);
  const address = sharedListAddress(locale, encodeStars(list.map(({ key }) => key)));
  const mine = list.flatMap(({ key }) => records.byKey.get(key) ?? []).sort(byKindAndTime);
  const sessions = mine.filter(
    (record): record is SessionRecord => record.kind === 'session' && record.facts !== undefined,
  );
  const save = (ending: string, type: string, text: string) => {
    const name = `${t('fileName')}.${ending}`;
    saveFile(name, type, text);
    setSaved(name);
  };
  const statuses = {
    scheduled: '',
    changed: sessionWords('statuses.changed'),
    cancelled: sessionWords('statuses.cancelled'),
  };
  const saveCalendar = () =>
    save(
      'ics',
      'text/calendar;charset=utf-8',
      myCalendar(
        sessions.map((session) => sessionFacts(session, { locale, domain: fair.domain, venue })),
        {
          name: t('calendarName', { fair: fair.name, year: sessions[0]?.year }),
          language: locale,
          domain: fair.domain,
          statuses,
        },
      ),
    );
  const saveTable = () =>
    save(
      'csv',
      'text/csv;charset=utf-8',
      myTable(
        mine.map((record) =>
          tableRow(record, {
            locale,
            domain: fair.domain,
            kinds: (kind) => t(`kinds.${kind}`),
            statuses,
          }),
        ),
        { columns: t('columns', { returnObjects: true }), language: locale },
      ),
    );

  return (
    <div className={styles.tools}>
      <section className={styles.part}>
        <h3 className={styles.title}>{t('take.link')}</h3>
        <p className={styles.lead}>{t('take.linkLead')}</p>
        <div className={styles.buttons}>
          <CopyLink t={words} address={() => address} />
          {canShare && (
            <Button
              look="plain"
              onClick={() =>
                void openShareSheet(t('take.shareTitle', { fair: fair.name }), address)
              }
            >
              {t('take.share')}
            </Button>
          )}
        </div>
        <QrCode address={address} />
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>{t('take.files')}</h3>
        <div className={styles.buttons}>
          {sessions.length > 0 && (
            <Button look="plain" onClick={saveCalendar}>
              {t('take.calendar')}
            </Button>
          )}
          <Button look="plain" onClick={saveTable}>
            {t('take.table')}
          </Button>
          <Button look="plain" onClick={printPage}>
            {t('take.print')}
          </Button>
        </div>
        <p role="status" className={styles.saved}>
          {saved !== '' && t('take.saved', { name: saved })}
        </p>
      </section>
    </div>
  );
}

const never = () => () => undefined;
const no = () => false;

/**
 * The largest QR version used: it has 117 modules per side, the most that a phone reads from an A4
 * sheet.
 */
const maxVersion = 25;

/**
 * A code with more modules per side is printed larger, so that even the largest code has half a
 * millimetre for each (QrCode.module.css).
 */
const denseModules = 60;

/** A link as a QR code, drawn in the browser; a message if the link is too long. */
function QrCode({ address }: { address: string }) {
  const { t } = useTranslation('my');
  const code = useMemo(() => drawCode(address), [address]);
  if (code === undefined)
    return <p className={`${codeStyles.lead} ${codeStyles.tooLong}`}>{t('take.tooLong')}</p>;
  return (
    <figure className={codeStyles.figure} data-dense={code.size > denseModules || undefined}>
      <QrPicture code={code} label={t('take.qr')} />
      <figcaption className={codeStyles.lead}>{t('take.qrLead')}</figcaption>
    </figure>
  );
}

function drawCode(address: string): { size: number; path: string } | undefined {
  try {
    const code = generate(address, { minCorrectionLevel: correction.L, maxVersion: maxVersion });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return undefined; // Too long for the largest code.
  }
}

type HeadProps = {
  list: readonly Star[];
  fair: string;
  venue: { name: string; address: string } | undefined;
};

/**
 * The head of the printed list: the fair, its venue, and the QR code of the list's link. The code
 * is at the top because at the end it could be alone on a sheet.
 */
export function PrintedHead({ list, fair, venue }: HeadProps) {
  const { t } = useTranslation('my');
  const { locale } = useContext(LinkContext);
  const address = sharedListAddress(locale, encodeStars(list.map(({ key }) => key)));
  return (
    <div className={headStyles.head}>
      <div>
        <p className={headStyles.title}>{t('take.shareTitle', { fair })}</p>
        {venue && <p>{`${venue.name}, ${venue.address}`}</p>}
      </div>
      {list.length > 0 && <QrCode address={address} />}
    </div>
  );
}
