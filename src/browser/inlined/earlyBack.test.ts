import { followEarlyBack, markRunning } from './earlyBack';

/** A page whose reloads are counted, and Back to an address. */
function open(pathname: string) {
  const location = { pathname, reload: jest.fn() };
  let onBack = () => {};
  const addEventListener = (_: string, listener: () => void) => (onBack = listener);
  followEarlyBack({ location, document, addEventListener } as never, 'running');
  return {
    reloads: location.reload,
    back: (to: string) => {
      location.pathname = to;
      onBack();
    },
  };
}

test('Back to another page loads it until the app answers', () => {
  const page = open('/speakers/2025/');
  page.back('/for_visitors/');
  expect(page.reloads).toHaveBeenCalledTimes(1);
  markRunning();
  page.back('/tickets/');
  expect(page.reloads).toHaveBeenCalledTimes(1);
});

test('Back within the page loads nothing', () => {
  const page = open('/convention/');
  page.back('/convention/');
  expect(page.reloads).not.toHaveBeenCalled();
});
