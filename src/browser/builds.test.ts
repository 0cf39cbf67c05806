import { testRows } from '../../tests/support/testRows';
import { buildId } from './builds';

const header = (name: string, description: string) => ({ name, description, duration: 0 });

testRows<[string, object[], string | undefined]>([
  ['the header', [{ serverTiming: [header('cdn', ''), header('build', 'b1')] }], 'b1'],
  ['another header', [{ serverTiming: [header('cdn', '')] }], undefined],
  ['a page without TLS', [{}], undefined],
  ['a simulated clock', [], undefined],
])('the build of a page by %s', (_what, entries, id) => {
  const asked = jest.fn(() => entries);
  Object.assign(performance, { getEntriesByType: asked });
  expect(buildId()).toBe(id);
  expect(asked).toHaveBeenCalledWith('navigation');
});
