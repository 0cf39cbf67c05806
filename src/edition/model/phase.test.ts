import { testRows } from '../../../tests/support/testRows';
import { phaseOf, phases, pinnedPhase, type Phase } from './phase';

const days = {
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  applicationsOpen: '2025-10-01',
  applicationsClose: '2026-02-20',
};

testRows<[string, Phase]>([
  ['2025-09-30', 'announced'],
  ['2025-10-01', 'applications-open'],
  ['2026-02-20', 'applications-open'],
  ['2026-02-21', 'on-sale'],
  ['2026-04-01', 'on-sale'],
  ['2026-04-02', 'running'],
  ['2026-04-05', 'running'],
  ['2026-04-06', 'over'],
])('on %s the fair is %s', (day, phase) => expect(phaseOf(days, day)).toBe(phase));

testRows<[string, string | null, string | null, Phase]>([
  ['2025-01-01', null, '2026-02-20', 'applications-open'],
  ['2026-02-21', null, '2026-02-20', 'on-sale'],
  ['2025-09-30', '2025-10-01', null, 'announced'],
  ['2026-04-01', '2025-10-01', null, 'applications-open'],
  ['2026-04-01', null, null, 'announced'],
  ['2026-04-02', null, null, 'running'],
  ['2026-04-06', null, null, 'over'],
])(
  'on %s, applications from %s until %s: %s',
  (day, applicationsOpen, applicationsClose, phase) => {
    expect(phaseOf({ ...days, applicationsOpen, applicationsClose }, day)).toBe(phase);
  },
);

test('only a known phase pins', () => {
  for (const phase of phases) expect(pinnedPhase(phase)).toBe(phase);
  for (const none of [null, '', 'open', 'toString']) expect(pinnedPhase(none)).toBeUndefined();
});
