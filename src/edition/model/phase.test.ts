import { testRows } from '../../../tests/support/testRows';
import { phaseOf, phases, pinnedPhase, seasonPhaseOn, type Phase } from './phase';

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

const next = {
  firstDay: '2027-04-08',
  lastDay: '2027-04-11',
  applicationsOpen: '2026-12-15',
  applicationsClose: '2027-02-19',
};

testRows<[string, string | null | undefined, Phase]>([
  ['2026-04-05', null, 'running'],
  ['2026-04-05', 'applications-open', 'running'],
  ['2026-12-14', null, 'over'],
  ['2026-12-14', 'applications-open', 'applications-open'],
  ['2026-12-15', null, 'applications-open'],
  ['2026-12-15', undefined, 'over'],
  ['2026-12-15', 'announced', 'over'],
  ['2027-02-19', null, 'applications-open'],
  ['2027-02-20', null, 'over'],
])(
  'on %s, next edition pinned to %s (undefined: none): menus follow %s',
  (day, phase, followed) => {
    const following = phase === undefined ? null : { ...next, phase };
    expect(seasonPhaseOn({ ...days, phase: null }, following, day)).toBe(followed);
  },
);

test('only a known phase pins', () => {
  for (const phase of phases) expect(pinnedPhase(phase)).toBe(phase);
  for (const none of [null, '', 'open', 'toString']) expect(pinnedPhase(none)).toBeUndefined();
});
