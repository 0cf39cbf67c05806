import { testRows } from '../../../tests/support/testRows';
import { moscowTime, now, readMoment } from '../../lib/time/clock';
import { enterTrial, trialFault } from './trial';

testRows<[string, string | undefined]>([
  ['2026-04-03T13:00', '2026-04-03T10:00:00.000Z'],
  ['2026-04-03', '2026-04-03T09:00:00.000Z'],
  ['2026-04-31', undefined],
  ['2026-04-03T24:00', undefined],
  ['tomorrow', undefined],
])('%s is %s', (written, moment) => expect(readMoment(written)?.toISOString()).toBe(moment));

const deploy = { NETLIFY: 'true', CONTEXT: 'production' };

test('a trial is allowed anywhere but in production, at a valid moment', () => {
  expect(trialFault({})).toBeUndefined();
  expect(trialFault({ ...deploy, FAIR_AT: '' })).toBeUndefined();
  expect(
    trialFault({ ...deploy, CONTEXT: 'deploy-preview', FAIR_AT: '2026-04-03' }),
  ).toBeUndefined();
  expect(trialFault({ ...deploy, FAIR_AT: '2026-04-03' })).toMatch(/production/);
  expect(trialFault({ FAIR_AT: 'noon' })).toMatch(/not a date with a time: noon/);
});

test('the clock continues from the trial’s moment', () => {
  enterTrial({ FAIR_AT: '2026-04-03T13:00' });
  expect(moscowTime(now())).toBe('2026-04-03T13:00');
  delete (globalThis as { fairShift?: number }).fairShift;
});
