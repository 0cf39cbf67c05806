import * as styles from './QrPicture.module.css';

type Props = {
  /** Modules a side, and the dark ones as a path. */
  code: { readonly size: number; readonly path: string };
  label: string;
};

/** Modules of white around a code (ISO/IEC 18004). */
const quiet = 4;

/** A QR code, dark on white in every colour scheme: many cameras read no other. */
export function QrPicture({ code: { size, path }, label }: Props) {
  const side = size + 2 * quiet;
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      className={styles.code}
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} className={styles.paper} />
      <path d={path} className={styles.ink} />
    </svg>
  );
}
