import { Runs } from '../ui/Prose';
import { ErrorText, fieldId } from './FieldView';
import * as styles from './LeadForm.module.css';
import type { FormDefinition } from './model/definition';

type Props = {
  form: FormDefinition;
  isHidden: boolean;
  errorOf: (name: string) => string | undefined;
};

/** The consents required to send a form (spec §5). */
export function Consents({ form, isHidden, errorOf }: Props) {
  return (
    <div className={styles.consents} hidden={isHidden}>
      {form.consents.map(({ name, text }) => {
        const error = errorOf(name);
        const id = fieldId(form.name, name);
        return (
          <div key={name}>
            <label className={styles.choice}>
              <input
                id={id}
                type="checkbox"
                name={name}
                value="on"
                required
                aria-invalid={error !== undefined ? true : undefined}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
              />
              <span>
                <Runs text={text} />
              </span>
            </label>
            <ErrorText id={id} error={error} />
          </div>
        );
      })}
    </div>
  );
}
