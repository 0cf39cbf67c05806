import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkipLink } from '../ui/SkipLink';
import * as styles from './FairMap.module.css';
import { usePlanView } from './usePlanView';
import type { Rectangle, Size } from './zoomPan';

/** Margin around the plan, m: some icons are drawn on its edge. */
const air = 1;

type Props = {
  /** Size of the drawing in its own units, m. */
  size: Size;
  /** The chosen place, scrolled into view when it changes. */
  marked?: Rectangle & { anchor: string };
  /** Whether a route that the visitor requested on this page is visible. */
  isWay: boolean;
  /** The search text, and the first result: the frame shows the result when the search changes. */
  query: string;
  answer?: Rectangle;
  /** The drawing, an `<svg>`. */
  children: ReactNode;
};

/** The scrolling frame around the plan; JavaScript adds zoom, drag, pinch, keys and buttons. */
export function PlanStage({ size, marked, isWay, query, answer, children }: Props) {
  const { t } = useTranslation('map');
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { zoom, whole } = usePlanView({
    stage,
    frame,
    size: { width: size.width + 2 * air, height: size.height + 2 * air },
    marked: marked && { ...inFrame(marked), anchor: marked.anchor },
    query,
    answer: answer && inFrame(answer),
  });
  return (
    <div ref={stage} className={styles.stage} data-way={isWay || undefined}>
      <SkipLink to="stands">{t('skipPlan')}</SkipLink>
      <div className={styles.window}>
        {/* Keeps the frame as high as the whole drawing, even when the drawing is zoomed. */}
        <svg viewBox={viewBoxOf(size)} className={styles.spacer} aria-hidden="true" />
        <div ref={frame} className={styles.frame}>
          {children}
        </div>
      </div>
      <div role="group" aria-label={t('zoom')} className={styles.buttons}>
        <p>{t('howToZoom')}</p>
        <button type="button" aria-label={t('nearer')} title={t('nearer')} onClick={() => zoom(1)}>
          +
        </button>
        <button
          type="button"
          aria-label={t('further')}
          title={t('further')}
          onClick={() => zoom(-1)}
        >
          −
        </button>
        <button type="button" onClick={whole}>
          {t('whole')}
        </button>
      </div>
    </div>
  );
}

/** The drawing's viewBox: the plan and the margin around it. */
export function viewBoxOf({ width, height }: Size): string {
  return `${-air} ${-air} ${width + 2 * air} ${height + 2 * air}`;
}

const inFrame = ({ x, y, width, height }: Rectangle) => ({ x: x + air, y: y + air, width, height });
