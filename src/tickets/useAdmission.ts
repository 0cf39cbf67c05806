import { graphql } from 'gatsby';
import { useMoscowTime } from '../edition/useMoscowTime';
import { laterDay } from '../lib/time/clock';
import { daysLeftAt, isShutAt } from './model/tickets';

type Edition = Queries.AdmissionFragment & { readonly buildDay: string };

/** The days that tickets can still be used on: as the page was built, and now. */
export function useAdmission({ admission, buildDay }: Edition) {
  const time = laterDay(buildDay, useMoscowTime() ?? '');
  return {
    built: daysLeftAt(admission, buildDay),
    now: daysLeftAt(admission, time),
    isShut: isShutAt(admission, time),
  };
}

export const fragment = graphql`
  fragment Admission on Edition {
    admission(language: $language) {
      until
      boxOffice
      oneDay
    }
  }
`;
