import { graphql } from 'gatsby';
import { changeAt } from './model/openingState';
import { useMoscowTime } from './useMoscowTime';

type Change = Queries.OpeningChangesFragment['openingChanges'][number];

/**
 * Returns the current state of the fair's hours; undefined in static HTML, in the first render and
 * without hours (decision 025).
 */
export function useOpening(changes: readonly Change[]): Change | undefined {
  const time = useMoscowTime();
  return time === undefined ? undefined : changeAt(changes, time);
}

export const fragment = graphql`
  fragment OpeningChanges on Edition {
    year
    openingChanges(language: $language) {
      from
      state
      day
      time
      lastEntry
      who
    }
  }
`;
