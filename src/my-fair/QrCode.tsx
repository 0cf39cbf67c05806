import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './QrCode.module.css';

/** Modules of white around a code (ISO/IEC 18004). */
const quiet = 4;
/** 117 modules a side: as many as a phone reads off a sheet of A4 or another phone. */
const largest = 25;

/**
 * A link as a QR code, drawn in the browser, dark on white in every colour scheme: many cameras
 * read no other. Where the link is too long, it says so.
 */
export function QrCode({ address }: { address: string }) {
  const { t } = useTranslation('my');
  const code = useMemo(() => drawn(address), [address]);
  if (code === undefined) return <p className={styles.lead}>{t('take.tooLong')}</p>;
  const side = code.size + 2 * quiet;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        role="img"
        aria-label={t('take.qr')}
        className={styles.code}
      >
        <rect x={-quiet} y={-quiet} width={side} height={side} className={styles.paper} />
        <path d={code.path} className={styles.ink} />
      </svg>
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
