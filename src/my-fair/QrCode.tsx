import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QrPicture } from '../ui/QrPicture';
import * as styles from './QrCode.module.css';

/** QR version: 117 modules per side, the most that a phone reads off an A4 sheet. */
const largest = 25;

/** Modules per side from which a code is larger in print: half a millimetre each. */
const denseFrom = 60;

/** A link as a QR code, drawn in the browser; a message if the link is too long. */
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
    return undefined; // Too long for the largest code.
  }
}
