import { testRows } from '../../../tests/support/testRows';
import { callState, type CallDays, type CallState } from './calls';

const call: CallDays = {
  isKnown: true,
  opens: '2025-09-15',
  closes: '2026-01-31',
  lastDay: '2026-04-05',
};

testRows<[Partial<CallDays>, string, CallState]>([
  [{}, '2025-09-14', 'ahead'],
  [{}, '2025-09-15', 'open'],
  [{}, '2026-01-31', 'open'],
  [{}, '2026-02-01', 'closed'],
  [{}, '2026-04-05', 'closed'],
  [{}, '2026-04-06', 'over'],
  [{ opens: null }, '2020-01-01', 'open'],
  [{ closes: null }, '2026-04-05', 'open'],
  [{ isKnown: false, opens: null, closes: null }, '2026-01-01', 'ahead'],
  [{ isKnown: false, opens: null, closes: null }, '2026-04-06', 'over'],
])('a call with %j is on %s: %s', (days, day, state) =>
  expect(callState({ ...call, ...days }, day)).toBe(state),
);
