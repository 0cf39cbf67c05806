import { useTranslation } from 'react-i18next';
import * as styles from './FormView.module.css';

type Fault = { id: string; label: string; index: number };
type Props = { faults: readonly Fault[]; onOpen: (id: string, step: number) => void };

/** The summary after a refused submit (spec §8), with a link to each field that needs mending. */
export function ErrorSummary({ faults, onOpen }: Props) {
  const { t } = useTranslation('forms');
  if (faults.length === 0) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.noticeTitle}>{t('incomplete')}</p>
      <p>{t('incompleteText')}</p>
      <ul>
        {faults.map(({ id, label, index }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(id, index);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
