import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoscowTime } from '../edition/useFairTime';
import type { FormDefinition } from '../forms/model/definition';
import { formOf } from '../forms/model/sessionForm';
import { sessionChoice } from '../forms/sessionChoice';
import { bookPath, hasBegun } from './model/sessionTime';
import { OtherSessions } from './OtherSessions';
import { FormSlot } from '../forms/FormSlot';
import type { FormSite } from '../forms/formTypes';
import type { Locale } from '../i18n/locales';
import * as styles from './SessionBooking.module.css';

type Props = {
  session: Queries.SessionBookingFragment;
  form: FormDefinition & Queries.FormSessionsFragment;
  site: FormSite;
  locale: Locale;
};

/** The form that signs up for one session, until it begins or is full (decision 036). */
export function SessionBooking({ session, form, site, locale }: Props) {
  const { t } = useTranslation('programme');
  const { t: pages } = useTranslation('pages');
  const { year, slug, status, registration } = session;
  const isPast = hasBegun(session, useMoscowTime(), form.buildDay);
  const reason =
    status === 'cancelled'
      ? t('bookingCancelled')
      : isPast
        ? t('bookingOver')
        : registration === 'full'
          ? t('bookingFull')
          : undefined;
  // Stays the same object from minute to minute, so that a form being filled in is not reset.
  const booked = useMemo(() => {
    const others = form.sessions.filter((one) => !(one.year === year && one.slug === slug));
    return formOf(
      form,
      session,
      others.map((one) => ({ ...sessionChoice(one, pages), path: bookPath(one.year, one.slug) })),
    );
  }, [form, session, year, slug, pages]);
  const formNow =
    reason === undefined
      ? booked
      : { ...booked, closed: true, texts: { ...noTexts, ...booked.texts, closed: reason } };
  return (
    <div className={styles.booking}>
      <FormSlot
        key={`${locale} ${booked.name}`}
        form={formNow}
        site={site}
        locale={locale}
        whenClosed={<OtherSessions {...session} buildDay={form.buildDay} isBooking />}
      />
    </div>
  );
}

const noTexts = { send: null, done: null, failed: null, notOpen: null };

export const fragment = graphql`
  fragment SessionBooking on Session {
    year
    slug
    title(language: $language)
    date
    start
    ages {
      from
      to
    }
    status
    registration
    ...OtherSessions
  }
`;
