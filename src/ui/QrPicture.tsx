import * as styles from './QrPicture.module.css';

type Props = {
  /** `size`: modules per side; `path`: the dark modules as an SVG path. */
  code: { readonly size: number; readonly path: string };
  label: string;
};

/** Width of the white border, in modules (ISO/IEC 18004). */
const quiet = 4;

/** A QR code, dark on white even in a dark colour scheme: many cameras read nothing else. */
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
