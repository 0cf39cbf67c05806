import { readParagraphs } from '../lib/text';
import * as styles from './Prose.module.css';
import { Link } from './Link';

type Props = { text: string; className?: string };

/** An editor's text as paragraphs; its links follow the rules of `Link`. */
export function Prose({ text, className = '' }: Props) {
  return (
    <div className={`${styles.prose} ${className}`}>
      {readParagraphs(text).map((runs, index) => (
        <p key={index}>
          {runs.map(({ words, address }, run) =>
            address === undefined ? words : <Link key={run} to={address}>{words}</Link>,
          )}
        </p>
      ))}
    </div>
  );
}
