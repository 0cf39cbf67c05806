import { testRows } from '../../tests/support/testRows';
import { isChunkFailure, isOwnFailure, reloadOnce } from './failures';

const origin = 'https://fair.example';

function errorAt(place: string, message = 'x is undefined', name = 'TypeError'): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at f (${place}:1:2)\n    at g (${origin}/app-1.js:1:2)`;
  return error;
}

testRows([
  ['our script', errorAt(`${origin}/app-1.js`), true],
  ["another's script", errorAt('https://widget.example/w.js'), false],
  ['a host that only begins like ours', errorAt('https://fair.example.evil.example/w.js'), false],
  ['an extension', errorAt('chrome-extension://abc/inject.js'), false],
  [
    'a message that names our address',
    errorAt('https://widget.example/w.js', `see ${origin}/help`),
    false,
  ],
  [
    'a mended first render',
    errorAt(`${origin}/app-1.js`, 'Minified React error #418; visit https://reactjs.org'),
    false,
  ],
  [
    'another error of React',
    errorAt(`${origin}/app-1.js`, 'Minified React error #185; visit https://reactjs.org'),
    true,
  ],
  ['a lost connection', errorAt(`${origin}/app-1.js`, 'Failed to fetch'), false],
  ['a request given up', errorAt(`${origin}/app-1.js`, 'gone', 'AbortError'), false],
  [
    'a missing chunk',
    errorAt(`${origin}/app-1.js`, 'Loading chunk 12 failed.', 'ChunkLoadError'),
    false,
  ],
  ['a script of another host without leave to say more', null, false],
  ['a rejection without an error', 'no', false],
])('a failure of our own scripts: %s: %s', (_name, error, expected) =>
  expect(isOwnFailure(error, origin)).toBe(expected),
);

test('an error without a stack, or without an address in it, does not count', () => {
  const error = new Error('x');
  for (const stack of [undefined, '', 'TypeError: x\n    at <anonymous>']) {
    Object.assign(error, { stack });
    expect(isOwnFailure(error, origin)).toBe(false);
  }
});

testRows([
  [errorAt(origin, 'Loading chunk 12 failed.', 'ChunkLoadError'), true],
  [errorAt(origin, 'Loading chunk gallery failed.'), true],
  [errorAt(origin, 'Loading CSS chunk 3 failed.'), true],
  [errorAt(origin, 'gone', 'ChunkLoadError'), true],
  [errorAt(origin), false],
  ['Loading chunk 1 failed', false],
])('%s is a chunk failure: %s', (error, expected) => expect(isChunkFailure(error)).toBe(expected));

afterEach(() => jest.restoreAllMocks());

test('without a network the page stays: a reload would replace it by the browser’s error page', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce()).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});
