import redirect, { config } from '../netlify/edge-functions/singleSlashes';
import { testRows } from '../tests/support/testRows';

testRows([
  ['//', '/'],
  ['//tickets/', '/tickets/'],
  ['//evil.example/', '/evil.example/'],
  ['/en//contacts/?a=1//2', '/en/contacts/?a=1//2'],
  ['/en/exhibitors/2025//kobalt///', '/en/exhibitors/2025/kobalt/'],
  ['//_ipx/w_360/https://fair.example/a.jpg', '/_ipx/w_360/https:/fair.example/a.jpg'],
  ['/tickets/?a=1//2', undefined],
  ['/_ipx/w_360/https://fair.example/a.jpg', undefined],
])('doubled slashes on Netlify: %s redirects to %s', (address, target) => {
  const url = new URL(`https://fair.example${address}`);
  const isAsked =
    new RegExp(config.pattern).test(url.pathname) &&
    !new RegExp(config.excludedPattern).test(url.pathname);
  expect(isAsked).toBe(target !== undefined);
  const answer = redirect(new Request(url));
  expect(answer?.status).toBe(target && 301);
  expect(answer?.headers.get('location')).toBe(target);
});
