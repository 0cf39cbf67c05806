import { testRows } from '../../../tests/support/testRows';
import { leadServiceFault } from './leadServiceGuard';

const deploy = { NETLIFY: 'true', CONTEXT: 'production' };

test('a local build, or a preview of a branch, needs no lead service', () => {
  expect(leadServiceFault({})).toBeUndefined();
  expect(leadServiceFault({ ...deploy, CONTEXT: 'deploy-preview' })).toBeUndefined();
});

test('a deploy without an address fails in plain words', () => {
  expect(leadServiceFault(deploy)).toMatch(
    /^GATSBY_LEAD_SERVICE_URL is not set\n.*set it in Netlify.*\nNothing was built\.$/,
  );
});

testRows([
  'http://leads.example/lander.php',
  'leads.example',
  'https://localhost/lander.php',
  '/lander.php',
  'https://u@leads.example/x',
  'https://leads.example/lander.php?x=1',
])('%s is rejected', (address) => {
  expect(leadServiceFault({ ...deploy, GATSBY_LEAD_SERVICE_URL: address })).toMatch(
    /^GATSBY_LEAD_SERVICE_URL is no address/,
  );
});

test('a full address is accepted', () => {
  expect(
    leadServiceFault({ ...deploy, GATSBY_LEAD_SERVICE_URL: 'https://leads.example/lander.php' }),
  ).toBeUndefined();
});
