import { screen } from '@testing-library/react';
import { testRows } from '../../tests/support/testRows';
import { renderInSite } from '../../tests/support/renderInSite';
import { SessionIntro } from './SessionIntro';

const session: Queries.SessionIntroFragment = {
  year: 2026,
  slug: 'carpet',
  date: '2026-04-03',
  day: '3 апреля',
  weekday: 'пятница, 3 апреля',
  start: '12:00',
  end: '13:00',
  kind: 'talk',
  status: 'scheduled',
  note: null,
  title: 'Ковёр',
  summary: 'Ковёр для стакана.',
  audience: 'everyone',
  ages: null,
  spokenLanguages: ['ru'],
  places: 12,
  registration: 'required',
  form: 'sign-up',
  hall: {
    id: 'hall',
    name: 'Зал',
    isOnMap: false,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    planYear: 2026,
    planWidth: 10,
    planHeight: 10,
  },
  speakers: [],
  others: [],
  slides: null,
  recording: {
    src: null,
    added: null,
    isRecorded: false,
    by: null,
    byDay: null,
    until: null,
    untilDay: null,
  },
};

type Row = [string, Partial<typeof session>, string];
testRows<Row>([
  ['2026-04-03T11:59', {}, 'нужна'],
  ['2026-04-03T12:00', {}, 'закончена'],
  ['2026-04-03T11:59', { status: 'cancelled' }, 'закончена'],
  ['2026-04-03T12:00', { registration: 'full' }, 'все места заняты'],
  ['2026-04-03T12:00', { registration: 'none', status: 'cancelled' }, 'не нужна'],
])('at %s the registration of a session with %j: %s', (now, facts, words) => {
  jest.useFakeTimers({ now: new Date(`${now}+03:00`) });
  const { unmount } = renderInSite(
    <SessionIntro session={{ ...session, ...facts }} buildDay="2026-03-01" domain="fair.example" />,
  );
  expect(screen.getByText('Регистрация').nextSibling).toHaveTextContent(words);
  unmount();
  jest.useRealTimers();
});
