import { createThrottle } from './throttle';

test('a throttle accepts the first event, and the next one only after the wait', () => {
  const may = createThrottle(150);
  expect([0, 149, 150, 299, 300].map(may)).toEqual([true, false, true, false, true]);
});
