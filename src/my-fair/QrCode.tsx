import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QrPicture } from '../ui/QrPicture';
import * as styles from './QrCode.module.css';

/** 117 modules a side: as many as a phone reads off a sheet of A4 or another phone. */
const largest = 25;

/** Modules a side from which a code is printed larger, so that each keeps half a millimetre. */
const denseFrom = 60;

/**
 * A link as a QR code, drawn in the browser. Where the link is too long, it says so.
 */
export function QrCode({ address }: { address: string }) {
  const { t } = useTranslation('my');
  const code = useMemo(() => drawn(address), [address]);
  if (code === undefined)
    return <p className={`${styles.lead} ${styles.tooLong}`}>{t('take.tooLong')}</p>;
  return (
    <figure className={styles.figure} data-dense={code.size > denseFrom || undefined}>
      <QrPicture code={code} label={t('take.qr')} />
      <figcaption className={styles.lead}>{t('take.qrLead')}</figcaption>
    </figure>
  );
}

function drawn(address: string): { size: number; path: string } | undefined {
  try {
    const code = generate(address, { minCorrectionLevel: correction.L, maxVersion: largest });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return undefined; // More than the largest code holds.
  }
}
