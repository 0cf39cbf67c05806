import { useTranslation } from 'react-i18next';
import * as styles from './LeadForm.module.css';
import type { FormDefinition } from './model/definition';

type Props = {
  form: FormDefinition;
  /** The current step; undefined when all steps are shown. */
  step: number | undefined;
  onGoTo: (step: number) => void;
};

export const stepId = (form: FormDefinition, step: string) => `${form.name}-step-${step}`;

/** Tabs for the steps or, in the same place, links when all steps are shown. */
export function StepList({ form, step, onGoTo }: Props) {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('formSteps')}>
      {step !== undefined && (
        <p className="visually-hidden" aria-live="polite">
          {t('formStepOf', { step: step + 1, count: form.steps.length })}
        </p>
      )}
      <ol role="list" className={styles.stepList}>
        {form.steps.map(({ name, title }, index) => {
          const words = (
            <>
              <span aria-hidden="true">{index + 1}</span> {title}
            </>
          );
          return (
            <li key={name}>
              {step === undefined ? (
                <a
                  className={styles.stepButton}
                  href={`#${stepId(form, name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo(index);
                  }}
                >
                  {words}
                </a>
              ) : (
                <button
                  type="button"
                  className={styles.stepButton}
                  aria-current={index === step ? 'step' : undefined}
                  onClick={() => onGoTo(index)}
                >
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
