import { Prose } from '../primitives/Prose';
import * as styles from './PageIntroduction.module.css';

/** The opening paragraphs of a page, larger than its text; nothing where there are none. */
export function PageIntroduction({ text }: { text: string | null }) {
  return text === null ? null : <Prose text={text} className={styles.introduction} />;
}
