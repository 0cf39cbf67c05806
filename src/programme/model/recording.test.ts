import { testRows } from '../../../tests/support/testRows';
import { isFilm, recordingState, type Recording, type RecordingState } from './recording';

const none: Recording = {
  src: null,
  added: null,
  isRecorded: false,
  by: '2026-04-20',
  until: null,
};
const src = 'https://video.example/talk/';

testRows<[Partial<Recording>, string, RecordingState]>([
  [{}, '2026-04-01', 'none'],
  [{ isRecorded: true }, '2026-04-20', 'awaited'],
  [{ isRecorded: true }, '2026-04-21', 'late'],
  [{ isRecorded: true, by: null }, '2030-04-01', 'awaited'],
  [{ src, added: '2026-04-08T12:00', isRecorded: true }, '2026-04-07', 'awaited'],
  [{ src, added: '2026-04-08T12:00' }, '2026-04-08', 'available'],
  [{ src }, '2030-01-01', 'available'],
  [{ src, until: '2026-05-05' }, '2026-05-05', 'available'],
  [{ src, until: '2026-05-05', isRecorded: true }, '2026-05-06', 'ended'],
])('%j on %s is %s', (given, day, state) =>
  expect(recordingState({ ...none, ...given }, day)).toBe(state),
);

testRows([
  ['https://video.example/talk.mp4', true],
  ['https://video.example/talk.WEBM?t=1', true],
  ['https://video.example/talk.mp4/', false],
  ['https://video.example/watch?v=talk.mp4', false],
])('%s is a film: %p', (address, expected) => expect(isFilm(address)).toBe(expected));
