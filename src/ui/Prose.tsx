import { type Run, readParagraphs, withNoBreaks } from '../lib/text';
import * as styles from './Prose.module.css';
import { Link } from './Link';

type Props = { text: string; className?: string };

/** An editor's text as paragraphs; its links follow the rules of `Link`. */
export function Prose({ text, className = '' }: Props) {
  return (
    <div className={`${styles.prose} ${className}`}>
      {readParagraphs(text).map((runs, index) => (
        <p key={index}>
          <Linked runs={runs} />
        </p>
      ))}
    </div>
  );
}

/** An editor's text as one line with links, for labels. */
export function Runs({ text }: { text: string }) {
  return <Linked runs={readParagraphs(text).flat()} />;
}

function Linked({ runs }: { runs: readonly Run[] }) {
  return (
    <>
      {runs.map(({ words, address }, index) =>
        address === undefined ? (
          withNoBreaks(words)
        ) : (
          <Link key={index} to={address}>
            {withNoBreaks(words)}
          </Link>
        ),
      )}
    </>
  );
}
