import { Prose } from './Prose';
import * as styles from './PageIntroduction.module.css';

type Props = {
  text: string | null;
  /**
   * `after` the thing that the page is for, as a row (decision 024), or `beside` the arch of the
   * page's head.
   */
  place?: 'after' | 'beside';
};

/** The opening paragraphs of a page, set larger than the rest; renders nothing without text. */
export function PageIntroduction({ text, place }: Props) {
  if (text === null) return null;
  const words = (
    <Prose text={text} className={place === 'beside' ? styles.beside : styles.introduction} />
  );
  return place === 'after' ? <div className={styles.after}>{words}</div> : words;
}
