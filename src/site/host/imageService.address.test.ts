import { testRows } from '../../../tests/support/testRows';
import { readImageAddress } from './imageService';

const hosts = ['fair.example', 'www.fair.example'];
const read = (pathname: string) => readImageAddress(pathname, hosts);

testRows<[string, { source: string; modifiers: Record<string, string> } | { fault: string }]>([
  ['/_ipx/_/static/a.jpg', { source: '/static/a.jpg', modifiers: {} }],
  [
    '/_ipx/w_640,f_webp,q_95/static/a.jpg',
    { source: '/static/a.jpg', modifiers: { w: '640', f: 'webp', q: '95' } },
  ],
  [
    '/_ipx/w_640&h_360&fit_contain&b_fff/static/a.jpg',
    { source: '/static/a.jpg', modifiers: { s: '640x360', fit: 'contain', b: 'fff' } },
  ],
  [
    '/_ipx/s_640x360,fit_contain,b_1f24ff80/static/a.jpg',
    { source: '/static/a.jpg', modifiers: { s: '640x360', fit: 'contain', b: '1f24ff80' } },
  ],
  [
    '/_ipx/w_640&fit_contain/static/a.jpg',
    { source: '/static/a.jpg', modifiers: { w: '640', fit: 'contain' } },
  ],
  ['/_ipx/s_1280x721/a.png', { fault: 's' }],
  ['/_ipx/s_1280x768/a.png', { source: '/a.png', modifiers: { s: '1280x768' } }],
  [
    '/_ipx/w_360,h_640,fit_cover/a.png',
    { source: '/a.png', modifiers: { s: '360x640', fit: 'cover' } },
  ],
  ['/_ipx/s_360x360,w_640/a.png', { fault: 's' }],
  ['/_ipx/h_5120/static/%D0%B0.jpg', { source: '/static/а.jpg', modifiers: { h: '5120' } }],
  [
    '/_ipx/_/https://fair.example/a%20b.jpg',
    { source: 'https://fair.example/a%20b.jpg', modifiers: {} },
  ],
  [
    '/_ipx/_/https:/www.fair.example/a.jpg',
    { source: 'https://www.fair.example/a.jpg', modifiers: {} },
  ],
])('an address of a picture is read: %s', (pathname, expected) => {
  const answer = read(pathname);
  if ('fault' in expected)
    expect(answer).toHaveProperty('fault', expect.stringContaining(`"${expected.fault}"`));
  else expect(answer).toEqual({ ...expected, address: pathname });
});

testRows([
  // A background colour is visible only with fit_contain in a box of two sides.
  ['/_ipx/w_640,b_fff/static/a.jpg', '/_ipx/w_640/static/a.jpg'],
  ['/_ipx/b_1f24ff/static/a.jpg', '/_ipx/_/static/a.jpg'],
  ['/_ipx/w_640,fit_contain,b_fff/static/a.jpg', '/_ipx/w_640,fit_contain/static/a.jpg'],
  ['/_ipx/b_1f24ff80&s_360x360&fit_cover/static/a.jpg', '/_ipx/s_360x360,fit_cover/static/a.jpg'],
  ['/_ipx/s_360x360,b_12345678/static/a.jpg', '/_ipx/s_360x360/static/a.jpg'],
  ['/_ipx/w%5F640/static/a.jpg', '/_ipx/w_640/static/a.jpg'],
  ['/_ipx/w_640/static/%61.jpg', '/_ipx/w_640/static/a.jpg'],
  ['/_ipx/w_640/static/a.jpg%3Fx=1', '/_ipx/w_640/static/a.jpg'],
  ['/_ipx/w_640/static/100%25.jpg', '/_ipx/w_640/static/100%25.jpg'],
  ['/_ipx/w_640/static/100%.jpg', '/_ipx/w_640/static/100%25.jpg'],
  ['/_ipx/_/https%3A%2F%2Ffair.example%2Fa.jpg', '/_ipx/_/https://fair.example/a.jpg'],
  ['/_ipx/_/https://FAIR.example/a.jpg%3Fx=1', '/_ipx/_/https://fair.example/a.jpg'],
  // Hosts may merge two slashes into one: a redirect to two slashes would loop.
  ['/_ipx/_/https:/fair.example/a.jpg', '/_ipx/_/https:/fair.example/a.jpg'],
  ['/_ipx/_/https:/fair.example/%61.jpg', '/_ipx/_/https://fair.example/a.jpg'],
])('equivalent addresses have one canonical address: %s becomes %s', (pathname, address) => {
  expect(read(pathname)).toHaveProperty('address', address);
  expect(read(address)).toHaveProperty('address', address);
});

testRows([
  '/_ipx/',
  '/_ipx/_/',
  '/_ipx//static/a.jpg',
  '/_ipx/w_641/static/a.jpg',
  '/_ipx/w_0/static/a.jpg',
  '/_ipx/w_-640/static/a.jpg',
  '/_ipx/w_640,w_768/static/a.jpg',
  '/_ipx/q_0/static/a.jpg',
  '/_ipx/q_101/static/a.jpg',
  '/_ipx/f_svg/static/a.jpg',
  '/_ipx/fit_crop/static/a.jpg',
  '/_ipx/b_red/static/a.jpg',
  '/_ipx/blur_20/static/a.jpg',
  '/_ipx/constructor_1/static/a.jpg',
  '/_ipx/_/http://fair.example/a.jpg',
  '/_ipx/_/https://other.example/a.jpg',
  '/_ipx/_/https://fair.example.evil.example/a.jpg',
  '/_ipx/_/https://fair.example@evil.example/a.jpg',
  '/_ipx/_/https://fair.example:8443/a.jpg',
  '/_ipx/_/https://127.0.0.1/a.jpg',
  '/_ipx/_/https://[::1]/a.jpg',
  '/_ipx/_/https://169.254.169.254/latest/meta-data',
  '/_ipx/_//evil.example/a.jpg',
  '/_ipx/_/%2F%2Fevil.example/a.jpg',
  '/_ipx/_/%5C%5Cevil.example/a.jpg',
  '/_ipx/_/..%2F..%2Fetc/passwd',
  '/_ipx/_/static/../../secret.jpg',
  '/_ipx/_/file:///etc/passwd/../a',
  '/_ipx/_/static/a%00.jpg',
  '/_ipx/_/_ipx/_/static/a.jpg',
  '/_ipx/w_640/%5Fipx/w_640/static/a.jpg',
  '/_ipx/_/https://fair.example/_ipx/_/static/a.jpg',
])('%s is rejected with a sentence', (pathname) => {
  expect(read(pathname)).toEqual({ fault: expect.stringMatching(/\.$/) as string });
});
