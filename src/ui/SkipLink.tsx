import * as styles from './SkipLink.module.css';

type Props = {
  /** Id of the place on this page that the link leads to. */
  to: string;
  children: string;
};

/** Leads the keyboard past what stands between; out of sight until it has the focus. */
export const SkipLink = ({ to, children }: Props) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
);
