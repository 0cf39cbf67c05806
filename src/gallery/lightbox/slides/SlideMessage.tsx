import { useTranslation } from 'react-i18next';
import type { SlideProblem } from './loadPart';
import * as styles from './Slide.module.css';

/** What a slide shows when its content can't be loaded (spec §8, gallery messages). */
export function SlideMessage({ problem }: { problem: SlideProblem }) {
  const { t } = useTranslation('gallery');
  return (
    <p role="alert" className={styles.message} data-message={problem}>
      {t(problem)}
    </p>
  );
}
