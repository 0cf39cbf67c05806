import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoscowTime } from '../edition/useMoscowTime';
import type { FormDefinition } from '../forms/model/definition';
import { formOf } from '../forms/model/sessionForm';
import { hasBegun } from './model/sessionTime';
import { FormSlot } from '../forms/FormSlot';
import type { FormSite } from '../forms/formTypes';
import type { Locale } from '../i18n/locales';
import * as styles from './SessionBooking.module.css';

type Props = {
  session: Queries.SessionBookingFragment;
  form: FormDefinition;
  site: FormSite;
  locale: Locale;
};

/** The form that signs up for one session, until it begins or is full (decision 036). */
export function SessionBooking({ session, form, site, locale }: Props) {
  const { t } = useTranslation('programme');
  const { status, registration } = session;
  const isPast = hasBegun(session, useMoscowTime(), form.buildDay);
  const reason =
    status === 'cancelled'
      ? t('bookingCancelled')
      : isPast
        ? t('bookingOver')
        : registration === 'full'
          ? t('bookingFull')
          : undefined;
  // The same form from minute to minute, so that one being filled in is left alone.
  const booked = useMemo(() => formOf(form, session), [form, session]);
  const shown =
    reason === undefined
      ? booked
      : { ...booked, closed: true, texts: { ...noTexts, ...booked.texts, closed: reason } };
  return (
    <div className={styles.booking}>
      <FormSlot key={`${locale} ${booked.name}`} form={shown} site={site} locale={locale} />
    </div>
  );
}

const noTexts = { send: null, done: null, failed: null, notOpen: null };

export const fragment = graphql`
  fragment SessionBooking on Session {
    slug
    date
    start
    status
    registration
  }
`;
