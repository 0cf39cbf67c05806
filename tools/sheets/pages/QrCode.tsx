import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Width of the white border, in modules (ISO/IEC 18004). */
const quiet = 4;

/**
 * An address as a QR code, black on white, `side` mm wide without its white border. With correction
 * level M it is readable if up to a seventh is damaged.
 */
export function QrCode({ address, side }: { address: string; side: number }) {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const modules = code.size + 2 * quiet;
  const width = `${((side * modules) / code.size).toFixed(3)}mm`;
  return (
    <svg
      className="code"
      data-address={address}
      viewBox={`${-quiet} ${-quiet} ${modules} ${modules}`}
      style={{ width, height: width }}
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
