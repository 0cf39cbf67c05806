import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInSite } from '../../tests/support/renderInSite';
import { translateTexts } from '../../tests/support/translate';
import { starKey } from '../stars/model/stars';
import { MyDays } from './MyDays';
import type { MyRecords, SessionRecord, Shown, SpeakerRecord } from './records';

const speaker: SpeakerRecord = {
  kind: 'speaker',
  key: starKey('speaker', 2026, 'vera'),
  year: 2026,
  slug: 'vera',
  name: 'Вера Гипс',
  path: '/speakers/2026/vera/',
  role: '',
};
const session = (slug: string, start: string, end: string): SessionRecord => ({
  kind: 'session',
  key: starKey('session', 2026, slug),
  year: 2026,
  slug,
  name: `Разговор ${slug}`,
  path: `/program/2026/${slug}/`,
  date: '2026-04-03',
  weekday: 'пятница, 3 апреля',
  start,
  end,
  hall: 'hall',
  hallName: 'Зал',
  isOnMap: false,
  status: 'scheduled',
  note: null,
  speakers: [speaker],
});
const sessions = [session('a', '12:00', '13:00'), session('b', '12:30', '14:00')];
const records: MyRecords = {
  byKey: new Map([speaker, ...sessions].map((record) => [record.key, record])),
  keys: [],
  hallsOf: () => [],
  planOf: () => undefined,
  shown: { session: 2026, stand: undefined, speaker: undefined, work: undefined },
};

function Days() {
  const [hasBoth, setHasBoth] = useState(true);
  const shown: Shown<SessionRecord>[] = sessions.map((record, index) => ({
    record,
    star: { key: record.key },
    isStarred: hasBoth || index === 0,
  }));
  return (
    <>
      <button onClick={() => setHasBoth(false)}>drop</button>
      <MyDays sessions={shown} records={records} edition={undefined} />
    </>
  );
}

test('translated by the browser, a day is recounted when a session is removed', () => {
  renderInSite(<Days />);
  expect(document.body).toHaveTextContent(/2 события, с 12:00 до 14:00/);
  expect(document.body).toHaveTextContent(/Зал, Вера Гипс.*Зал, Вера Гипс/);
  translateTexts();
  fireEvent.click(screen.getByRole('button', { name: 'drop' }));
  expect(document.body).toHaveTextContent(/1 событие, с 12:00 до 13:00/);
  expect(document.body).not.toHaveTextContent(/Зал, Вера Гипс.*Зал, Вера Гипс/);
});
