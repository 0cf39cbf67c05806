import { Prose } from '../primitives/Prose';
import * as styles from './PageIntroduction.module.css';

/** The opening paragraphs of a page, set larger than the rest; renders nothing without text. */
export function PageIntroduction({ text }: { text: string | null }) {
  return text === null ? null : <Prose text={text} className={styles.introduction} />;
}
