import * as styles from './ErrorIllustration.module.css';

// The arcade has five arches; the missing one is only outlined.
const places = [0, 1, 2, 3, 4];
const missing = 3;
const arch = (place: number) => `M${place * 60 + 6} 120V42a24 24 0 0 1 48 0v78`;

/** The illustration of error screens: an arcade with one arch missing (spec §2). */
export function ErrorIllustration() {
  return (
    <svg className={styles.arcade} viewBox="0 0 300 124" aria-hidden="true" focusable="false">
      {places.map((place) => (
        <path
          key={place}
          d={arch(place)}
          className={place === missing ? styles.missing : styles.arch}
        />
      ))}
      <path d="M0 122H300" className={styles.ground} />
    </svg>
  );
}
