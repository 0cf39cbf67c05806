import { markRequestedList, showRequestedList } from './requestedList';

const open = (search: string) => markRequestedList({ location: { search } as Location, document });
const isMarked = () => document.documentElement.matches('[data-asked]');

afterEach(() => {
  delete document.documentElement.dataset['asked'];
  jest.useRealTimers();
});

test.each([
  ['?q=print', true],
  ['?utm_source=letter&artist=vera-gips', true],
  ['?utm_source=letter', false],
  ['', false],
])('%s asks for some of the list only: %s', (search, expected) => {
  open(search);
  expect(isMarked()).toBe(expected);
});

test('the mark goes a frame after the list is what was asked for', () => {
  jest.useFakeTimers();
  open('?q=print');
  showRequestedList();
  jest.advanceTimersToNextFrame();
  expect(isMarked()).toBe(true);
  jest.advanceTimersToNextFrame();
  expect(isMarked()).toBe(false);
});
