import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { HomeMoment } from './HomeMoment';

const edition = {
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  applicationsOpen: '2025-10-01',
  applicationsClose: '2026-02-20',
  phase: null,
  buildDay: '2026-04-06',
  year: 2026,
  openingChanges: [],
};
const next = {
  ...edition,
  firstDay: '2027-04-08',
  lastDay: '2027-04-11',
  applicationsOpen: '2026-12-15',
  applicationsClose: '2027-02-19',
};
const phaseText = (phase: string, label: string) => ({
  phase,
  text: label,
  button: { label, to: `/${phase}/` },
  links: [],
});

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-12-14T20:59:00Z', next, 'Works'],
  ['2026-12-14T21:00:00Z', next, 'Apply'],
  ['2026-12-14T21:00:00Z', null, 'Works'],
  ['2027-02-19T21:00:00Z', next, 'Works'],
])(
  'once the fair is over, at %s the first button is that of the season',
  (at, following, first) => {
    jest.useFakeTimers({ now: new Date(at) });
    renderInSite(
      <HomeMoment
        moment={{
          anchor: 'now',
          title: 'Now',
          priceFrom: null,
          phases: [phaseText('applications-open', 'Apply'), phaseText('over', 'Works')],
        }}
        edition={edition}
        next={following}
        programme={null}
        photograph={undefined}
      />,
      { locale: 'en' },
    );
    const shown = screen
      .getAllByRole('link')
      .filter((link) => link.closest('[data-shown=true]') !== null);
    expect(shown.map(({ textContent }) => textContent)).toEqual([first]);
  },
);
