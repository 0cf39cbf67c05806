import { Prose } from '../primitives/Prose';
import * as styles from './PageIntroduction.module.css';

type Props = {
  text: string | null;
  /** Stands below the thing that the page is for, as a row (decision 024). */
  isAfter?: boolean;
};

/** The opening paragraphs of a page, set larger than the rest; renders nothing without text. */
export function PageIntroduction({ text, isAfter = false }: Props) {
  if (text === null) return null;
  const words = <Prose text={text} className={styles.introduction} />;
  return isAfter ? <div className={styles.after}>{words}</div> : words;
}
