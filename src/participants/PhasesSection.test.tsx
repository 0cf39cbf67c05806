import { cleanup, screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import type { Phase } from '../edition/model/phase';
import { PhasesSection } from './PhasesSection';

const phases = (['announced', 'applications-open', 'on-sale', 'running', 'over'] as const).map(
  (phase) => ({
    phase,
    text: `text of ${phase}`,
    button: phase === 'on-sale' ? { label: 'Choose', to: '#ticket-types' } : null,
  }),
);
const days = {
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  applicationsOpen: '2025-10-01',
  applicationsClose: '2026-02-20',
};

function renderPhases(phase: Phase | null) {
  renderInSite(
    <PhasesSection
      anchor="now"
      title="Now"
      link={null}
      phases={phases}
      edition={{ ...days, phase, buildDay: '2025-09-01' }}
    />,
  );
}

afterEach(() => jest.useRealTimers());

test('a fixed phase is alone until the fair is over', () => {
  jest.useFakeTimers({ now: new Date('2026-04-05T20:59:00Z') });
  renderPhases('on-sale');
  expect(screen.getByText('text of on-sale')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose' })).toHaveAttribute('href', '#ticket-types');
  expect(screen.queryByText('text of running')).toBeNull();
  const over = () => screen.getByText('text of over').closest('[data-shown]');
  expect(over()).toHaveAttribute('data-shown', 'false');
  cleanup();
  jest.setSystemTime(new Date('2026-04-05T21:00:00Z'));
  renderPhases('on-sale');
  expect(over()).toHaveAttribute('data-shown', 'true');
});

test.each([
  ['2025-09-30T20:59:00Z', 'announced'],
  ['2025-09-30T21:00:00Z', 'applications-open'],
])('at %s the clock in Moscow gives %s, and the others keep their space', (moment, phase) => {
  jest.useFakeTimers({ now: new Date(moment) });
  renderPhases(null);
  for (const one of phases) {
    expect(screen.getByText(one.text).closest('[data-shown]')).toHaveAttribute(
      'data-shown',
      String(one.phase === phase),
    );
  }
});
