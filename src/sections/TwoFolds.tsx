import { FoldedRow } from '../ui/FoldedRow';
import { RowLook, type RowProps } from '../ui/Row';
import { Link } from '../ui/Link';
import { PlainSection } from './PlainSections';
import * as styles from './TwoFolds.module.css';

type Props = {
  page: Queries.PlainSectionsFragment;
  /** The title of the fold that contains everything but steps. */
  title: string;
};

/**
 * A page's plain sections in folds: one fold for each section of steps, under its own title; before
 * them, one fold for all others, each with its anchor (decision 024).
 */
export function TwoFolds({ page, title }: Props) {
  const sections = page.sections?.filter((section) => section !== null) ?? [];
  const steps = sections.filter(({ __typename: kind }) => kind === 'StepsSection');
  const others = sections.filter((section) => !steps.includes(section));
  return (
    <>
      {others.length > 0 && (
        <FoldedRow title={title}>
          <RowLook.Provider value={Part}>
            {others.map((section, index) => (
              <PlainSection key={index} section={section} />
            ))}
          </RowLook.Provider>
        </FoldedRow>
      )}
      <RowLook.Provider value={FoldedRow}>
        {steps.map((section, index) => (
          <PlainSection key={index} section={section} />
        ))}
      </RowLook.Provider>
    </>
  );
}

/** A section inside a fold. */
function Part({ anchor, title, link, children }: RowProps) {
  return (
    <section id={anchor} className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
      {link && (
        <p>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </section>
  );
}
