import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { HomeHero } from './HomeHero';

const place = (days: string, address: string) => ({ daysInFigures: days, venue: { address } });
const edition = {
  ...place('2–5.04.2026', 'Ильинка, 4'),
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  buildDay: '2026-04-06',
  phase: null,
  openingHours: [],
};
const next = place('8–11.04.2027', 'Манежная, 1');

test.each([
  ['before its end', false, next, /^2–5\.04\.2026Ильинка, 4$/],
  ['when it is over', true, next, /^8–11\.04\.2027Манежная, 1$/],
  ['when it is over and no next one is known', true, null, /^2–5\.04\.2026Ильинка, 4$/],
])('days and place below the name: %s', (_when, isOver, nextEdition, words) => {
  renderInSite(
    <HomeHero
      title="Арт Ряды"
      about={null}
      edition={edition as never}
      next={nextEdition}
      isOver={isOver}
      page={{ arcade: [] }}
      photographs={[]}
    >
      {null}
    </HomeHero>,
    { locale: 'ru' },
  );
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(words);
});
