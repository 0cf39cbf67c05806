import * as styles from './SkipLink.module.css';

type Props = {
  /** The id of the link's target on this page. */
  to: string;
  children: string;
};

/** A link for keyboard users past repeated content; invisible until it has the focus. */
export const SkipLink = ({ to, children }: Props) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
);
