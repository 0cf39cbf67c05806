import { Prose } from './Prose';
import * as styles from './PageIntroduction.module.css';

type Props = {
  text: string | null;
  /** `after` the page's main content, as a row (decision 024), or `beside` its head's arch. */
  place?: 'after' | 'beside';
};

/** The opening paragraphs of a page, larger than the rest; renders nothing if there is no text. */
export function PageIntroduction({ text, place }: Props) {
  if (text === null) return null;
  const words = (
    <Prose text={text} className={place === 'beside' ? styles.beside : styles.introduction} />
  );
  return place === 'after' ? <div className={styles.after}>{words}</div> : words;
}
