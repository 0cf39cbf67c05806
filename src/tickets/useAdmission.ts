import { graphql } from 'gatsby';
import { useMoscowTime } from '../edition/useFairTime';
import { laterDay } from '../lib/time/clock';
import { daysLeftAt, isShutAt } from './model/tickets';

type Edition = Queries.AdmissionFragment & { readonly buildDay: string };

/**
 * Returns the days on which tickets can still be used now; in the first render, on the day of the
 * build.
 */
export function useAdmission({ admission, buildDay }: Edition) {
  const time = laterDay(buildDay, useMoscowTime() ?? '');
  return {
    time,
    left: daysLeftAt(admission, time),
    isShut: isShutAt(admission, time),
  };
}

export const fragment = graphql`
  fragment Admission on Edition {
    admission(language: $language) {
      until
      boxOffice
      daysLeft
    }
  }
`;
