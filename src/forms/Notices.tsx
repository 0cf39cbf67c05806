import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../i18n/locales';
import { FailureNotice } from './FailureNotice';
import type { Failed, Place } from './formTypes';
import * as styles from './LeadForm.module.css';
import type { FormDefinition } from './model/definition';
import type { FieldErrors } from './model/judge';
import type { FormValues } from './model/rules';

type Props = {
  api: FormApi<FormValues>;
  places: readonly Place[];
  form: FormDefinition;
  locale: Locale;
  email: string;
  /** The latest notice: answers are missing, or the result of sending. */
  notice: 'refused' | 'sent' | undefined;
  /** How many steps show their errors. */
  stepsWithErrors: number;
  onOpen: (id: string, step: number) => void;
  onRetry: () => void;
};

/** The notices above the fields: which of them need correcting, or why a lead did not arrive. */
export function Notices({ api, form, locale, email, notice, onRetry, ...rest }: Props) {
  return (
    // The form already has its handlers; `onSubmit` is there only for the type.
    <Form<FormValues> form={api} onSubmit={noop}>
      {({ values, errors, submitError, submitting }) => {
        const fieldErrors = (errors ?? {}) as FieldErrors;
        if (notice === 'refused') return <Refusal errors={fieldErrors} {...rest} />;
        if (notice === undefined || submitError === undefined || submitting) return null;
        return (
          <FailureNotice
            form={form}
            values={values}
            errors={fieldErrors}
            locale={locale}
            failed={submitError as Failed}
            email={email}
            onRetry={onRetry}
          />
        );
      }}
    </Form>
  );
}

const noop = () => undefined;

/** The message after a refused submit (spec §8), with a link to each field to correct. */
function Refusal({
  places,
  errors,
  stepsWithErrors,
  onOpen,
}: Pick<Props, 'places' | 'stepsWithErrors' | 'onOpen'> & { errors: FieldErrors }) {
  const { t } = useTranslation('forms');
  const invalid = places.filter(
    ({ name, step }) => step < stepsWithErrors && errors[name] !== undefined,
  );
  if (invalid.length === 0) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.noticeTitle}>{t('incomplete')}</p>
      <p>{t('incompleteText')}</p>
      <ul>
        {invalid.map(({ id, label, step }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(id, step);
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
