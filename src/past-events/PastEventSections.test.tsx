import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { testRows } from '../../tests/support/testRows';
import { RecordingList } from './PastEventSections';

const awaited: Queries.RecordedSessionFragment = {
  year: 2026,
  slug: 'lecture',
  date: '2026-04-03',
  weekday: 'Friday, 3 April',
  title: 'A lecture',
  speakers: [],
  slides: null,
  recording: {
    src: null,
    added: null,
    isRecorded: true,
    by: '2026-05-05',
    byDay: '5 May 2026',
    until: null,
    untilDay: null,
  },
};

afterAll(() => Object.assign(globalThis, { fairShift: 0 }));

testRows([
  ['2026-05-05', '1 more recording will appear by 5 May 2026.'],
  ['2026-05-06', '1 more recording is being edited and will appear here.'],
])('on %s, also without a new build, the list says: %s', (day, words) => {
  Object.assign(globalThis, { fairShift: Date.parse(`${day}T12:00:00+03:00`) - Date.now() });
  const { unmount } = renderInSite(
    <RecordingList
      sessions={[awaited]}
      byDay="5 May 2026"
      programme={{ label: 'The programme', to: '/program/' }}
      buildDay="2026-04-20"
    />,
    { locale: 'en' },
  );
  expect(screen.getByText(words)).toBeVisible();
  unmount();
});
